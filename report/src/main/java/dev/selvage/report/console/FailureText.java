package dev.selvage.report.console;

import dev.selvage.report.explain.Interleaving;
import dev.selvage.report.explain.SlowWords;
import dev.selvage.report.explain.ThreadNames;
import dev.selvage.report.model.FailureReport;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A failure for people: its cause, how the threads came to it, where they are now, and how to see it again. */
public final class FailureText {
    private final Terminal terminal;

    public FailureText(Terminal terminal) {
        this.terminal = terminal;
    }

    /**
     * The whole text, with a line feed at its end.
     *
     * @param replayCommand the command line that replays this failure
     */
    public String render(FailureReport failure, String replayCommand) {
        List<List<String>> sections = List.of(
                headline(failure),
                interleaving(failure),
                new LoopsText(terminal).lines(failure),
                new ThreadsText(terminal).lines(failure),
                List.of(again(failure, replayCommand)));
        StringBuilder text = new StringBuilder();
        for (List<String> section : sections) {
            if (section.isEmpty()) continue;
            if (text.length() > 0) text.append('\n');
            for (String line : section) text.append(line).append('\n');
        }
        return text.toString();
    }

    private String again(FailureReport failure, String replayCommand) {
        if (failure.hasSchedule()) return terminal.strong("Replay:") + " " + replayCommand;
        if (!failure.control().isEmpty()) return terminal.strong("Expose it again:") + " " + replayCommand;
        return terminal.strong("No replay:") + " the run was free, on all cores, and has no schedule to repeat";
    }

    private List<String> headline(FailureReport failure) {
        List<String> lines = new ArrayList<>();
        lines.add(terminal.bad(Printable.line(failure.kind())) + ": " + Printable.line(cause(failure)));
        if (!failure.cause().contains(failure.message())) {
            for (String line : Printable.lines(failure.message())) lines.add("  " + line);
        }
        SlowWords.of(failure).ifPresent(needs -> lines.add("  " + Printable.line(needs)));
        String strategy = Printable.line(failure.strategy());
        lines.add(String.format(
                Locale.ROOT, "  run %,d of strategy %s, seed %d", failure.run(), strategy, failure.seed()));
        return lines;
    }

    /** The cause without the kind, with which it may begin: {@code Lost wake-up: …}. */
    private static String cause(FailureReport failure) {
        int colon = failure.cause().indexOf(": ");
        if (colon < 0) return failure.cause();
        boolean repeated = letters(failure.cause().substring(0, colon)).equals(letters(failure.kind()));
        return repeated ? failure.cause().substring(colon + 2) : failure.cause();
    }

    private static String letters(String text) {
        return text.replaceAll("[^\\p{L}]", "").toLowerCase(Locale.ROOT);
    }

    private List<String> interleaving(FailureReport failure) {
        if (failure.trace().isEmpty()) return List.of();
        return new InterleavingText(terminal).lines(Interleaving.of(failure), new ThreadNames(failure.threads()));
    }
}
