package dev.selvage.report.console;

import dev.selvage.report.explain.LoopWords;
import dev.selvage.report.model.EndlessLoop;
import dev.selvage.report.model.FailureReport;
import java.util.ArrayList;
import java.util.List;

/** Shows the loops of a livelock, one after the other. */
final class LoopsText {
    private static final int MOST_EVENTS = 12;
    private static final int MOST_LOOPS = 8;

    private final Terminal terminal;

    LoopsText(Terminal terminal) {
        this.terminal = terminal;
    }

    List<String> lines(FailureReport failure) {
        LoopWords words = new LoopWords(failure);
        List<String> lines = new ArrayList<>();
        failure.cycle().stream().limit(MOST_LOOPS).forEach(loop -> lines.addAll(loop(loop, words)));
        addHidden(lines, "", failure.cycle().size() - MOST_LOOPS, "loops");
        return lines;
    }

    private List<String> loop(EndlessLoop loop, LoopWords words) {
        List<String> lines = new ArrayList<>();
        lines.add(terminal.strong(Printable.line(words.headline(loop))) + ":");
        List<String> round = words.round(loop);
        round.stream().limit(MOST_EVENTS).forEach(event -> lines.add("    " + Printable.line(event)));
        addHidden(lines, "    ", round.size() - MOST_EVENTS, "events");
        words.awaited(loop).forEach(awaited -> lines.add("  " + Printable.line(awaited)));
        return lines;
    }

    private void addHidden(List<String> lines, String indent, int hidden, String what) {
        if (hidden <= 0) return;
        lines.add(indent + terminal.symbols().ellipsis() + " " + hidden + " more " + what + " are in the file");
    }
}
