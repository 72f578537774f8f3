package dev.selvage.report.console;

import dev.selvage.report.explain.Frames;
import java.util.ArrayList;
import java.util.List;

/** Shows the part of a stack that a user knows: frames of the program, and calls from them into the JDK. */
final class StackText {
    private static final int MOST_FRAMES = 12;

    private final Symbols symbols;

    StackText(Symbols symbols) {
        this.symbols = symbols;
    }

    List<String> lines(List<String> stack) {
        List<String> known = known(stack);
        List<String> shown =
                (known.isEmpty() ? stack : known).stream().limit(MOST_FRAMES).toList();
        List<String> lines = new ArrayList<>();
        for (String frame : shown) lines.add("at " + Printable.line(frame));
        int hidden = stack.size() - shown.size();
        if (hidden > 0) lines.add(symbols.ellipsis() + " " + hidden + " more");
        return lines;
    }

    private static List<String> known(List<String> stack) {
        List<String> known = new ArrayList<>();
        for (int i = 0; i < stack.size(); i++) {
            boolean calledByUser = i + 1 < stack.size() && Frames.isUser(stack.get(i + 1));
            if (Frames.isUser(stack.get(i)) || calledByUser) known.add(stack.get(i));
        }
        return known;
    }
}
