package dev.selvage.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.selvage.cli.output.Console;
import dev.selvage.report.console.Terminal;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;

/** A console that keeps what is written to it. */
public final class TestConsole {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private final boolean interactive;

    public TestConsole(boolean interactive) {
        this.interactive = interactive;
    }

    public Console console() {
        return new Console(
                new PrintStream(out, true, UTF_8),
                new PrintStream(err, true, UTF_8),
                Terminal.of(null, UTF_8, false),
                interactive);
    }

    public String out() {
        return out.toString(UTF_8);
    }

    public String err() {
        return err.toString(UTF_8);
    }
}
