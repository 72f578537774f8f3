package dev.selvage.cli.output;

import dev.selvage.report.console.Symbols;
import java.util.Locale;

/** A line that tells how far a campaign has come: rewritten in place on a terminal, and now and then a new one elsewhere. */
public final class ProgressLine {
    private static final String CLEAR = "\r\u001b[K";

    /** How often there is a new line where it cannot be rewritten. */
    private static final double SECONDS_BETWEEN_LINES = 30;

    private final Console console;
    private boolean shown;
    private double nextLine = SECONDS_BETWEEN_LINES;

    public ProgressLine(Console console) {
        this.console = console;
    }

    public synchronized void show(long runs, double seconds, double secondsLeft, int failures) {
        if (!console.interactive()) {
            addLine(runs, seconds, secondsLeft, failures);
            return;
        }
        console.err().print(CLEAR + text(runs, seconds, secondsLeft, failures));
        console.err().flush();
        shown = true;
    }

    private void addLine(long runs, double seconds, double secondsLeft, int failures) {
        if (seconds < nextLine) return;
        nextLine = seconds + SECONDS_BETWEEN_LINES;
        console.err().println(text(runs, seconds, secondsLeft, failures));
    }

    private String text(long runs, double seconds, double secondsLeft, int failures) {
        String dot = console.terminal().symbols().equals(Symbols.ASCII) ? "-" : "·";
        return String.format(
                Locale.ROOT,
                "run %,d %s %,.0f runs/s %s %,.0f s left %s %,d %s",
                runs,
                dot,
                runs / Math.max(seconds, 1e-9),
                dot,
                secondsLeft,
                dot,
                failures,
                failures == 1 ? "failure" : "failures");
    }

    /** Makes room for other text. */
    public synchronized void clear() {
        if (!shown) return;
        console.err().print(CLEAR);
        console.err().flush();
        shown = false;
    }
}
