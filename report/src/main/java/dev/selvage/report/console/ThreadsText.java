package dev.selvage.report.console;

import dev.selvage.report.explain.ThreadNames;
import dev.selvage.report.explain.WaitCycle;
import dev.selvage.report.model.FailureReport;
import dev.selvage.report.model.ThreadReport;
import dev.selvage.report.model.ThreadReport.Cause;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Shows the threads that did not finish: in what state, waiting for what, holding what, and where. */
final class ThreadsText {
    private static final int MOST_THREADS = 16;

    private final Terminal terminal;

    ThreadsText(Terminal terminal) {
        this.terminal = terminal;
    }

    List<String> lines(FailureReport failure) {
        ThreadNames names = new ThreadNames(failure.threads());
        List<String> lines = new ArrayList<>();
        if (failure.kind().equals("deadlock")) {
            WaitCycle.among(failure.threads()).ifPresent(cycle -> lines.add(cycle(cycle, names)));
        }
        List<ThreadReport> unfinished = unfinished(failure);
        unfinished.stream().limit(MOST_THREADS).forEach(thread -> lines.addAll(thread(thread, names)));
        int hidden = unfinished.size() - MOST_THREADS;
        if (hidden > 0) lines.add(terminal.symbols().ellipsis() + " " + hidden + " more threads are in the file");
        return lines;
    }

    /** Those that died come first: the others often only wait for them. */
    private static List<ThreadReport> unfinished(FailureReport failure) {
        return failure.threads().stream()
                .filter(thread -> !thread.state().equals("finished"))
                .sorted(Comparator.comparing(thread -> !thread.state().equals("died")))
                .toList();
    }

    private String cycle(WaitCycle cycle, ThreadNames names) {
        return "Wait-for cycle: "
                + Printable.line(cycle.words(terminal.symbols().arrow(), names));
    }

    private List<String> thread(ThreadReport thread, ThreadNames names) {
        List<String> lines = new ArrayList<>();
        String name = terminal.strong(Printable.line(names.of(thread.id())));
        lines.add(name + " " + Printable.line(state(thread)));
        StackText stack = new StackText(terminal.symbols());
        for (String frame : stack.lines(thread.stack())) lines.add("    " + frame);
        for (Cause cause : thread.causes()) {
            lines.add("  caused by " + Printable.line(cause.text()));
            for (String frame : stack.lines(cause.stack())) lines.add("    " + frame);
        }
        return lines;
    }

    private static String state(ThreadReport thread) {
        String waits = thread.waitsFor() == null ? "" : ": waits for " + thread.waitsFor();
        String holds = thread.holds().isEmpty() ? "" : "; holds " + String.join(", ", thread.holds());
        return verb(thread.state()) + waits + holds;
    }

    private static String verb(String state) {
        return state.equals("died") ? state : "is " + state;
    }
}
