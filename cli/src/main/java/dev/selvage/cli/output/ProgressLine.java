package dev.selvage.cli.output;

import dev.selvage.report.console.Symbols;
import java.util.Locale;

/** A line that tells how far a campaign has come, rewritten in place; nothing where nobody watches. */
public final class ProgressLine {
    private static final String CLEAR = "\r\u001b[K";

    private final Console console;
    private boolean shown;

    public ProgressLine(Console console) {
        this.console = console;
    }

    public synchronized void show(long runs, double seconds, double secondsLeft, int failures) {
        if (!console.interactive()) return;
        console.err().print(CLEAR + text(runs, seconds, secondsLeft, failures));
        console.err().flush();
        shown = true;
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
