package dev.selvage.cli.output;

import dev.selvage.report.console.Terminal;
import java.io.PrintStream;
import java.nio.charset.Charset;
import org.jspecify.annotations.Nullable;

/**
 * The streams of the command, taken before a program under test can replace them.
 *
 * @param interactive whether a person is watching, so that a line may be rewritten in place
 */
public record Console(PrintStream out, PrintStream err, Terminal terminal, boolean interactive) {

    /** The console of this process. */
    public static Console ofProcess() {
        boolean interactive = isTerminal() && !"dumb".equals(System.getenv().getOrDefault("TERM", "dumb"));
        boolean colour = interactive && System.getenv("NO_COLOR") == null;
        Terminal terminal = Terminal.of(System.getenv("COLUMNS"), charset(), colour);
        return new Console(System.out, System.err, terminal, interactive);
    }

    /** JDK 22 and later may have a console without a terminal, and a method that tells. */
    @SuppressWarnings("SystemConsoleNull") // Null still is what JDK 17 says.
    private static boolean isTerminal() {
        java.io.Console console = System.console();
        if (console == null) return false;
        try {
            return (boolean) java.io.Console.class.getMethod("isTerminal").invoke(console);
        } catch (ReflectiveOperationException olderJdk) {
            return true;
        }
    }

    /** The charset of {@code System.out}, which JDK 17 does not tell. */
    private static Charset charset() {
        String name = firstOf(System.getProperty("stdout.encoding"), System.getProperty("sun.stdout.encoding"));
        return name != null && Charset.isSupported(name) ? Charset.forName(name) : Charset.defaultCharset();
    }

    private static @Nullable String firstOf(@Nullable String first, @Nullable String second) {
        return first != null ? first : second;
    }

    /** Tells what stopped the command, in one line whatever the text holds. */
    public void complain(String text) {
        err.println("selvage: " + text.strip().replaceAll("\\s*\\R\\s*", " "));
    }
}
