package dev.selvage.explorer.oracle;

import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads messages of the program's exceptions, whose code may itself fail. */
final class Messages {
    /** The names of lambdas have numbers that differ from run to run. */
    private static final Pattern LAMBDA = Pattern.compile("(\\$\\$Lambda)(\\$\\d+)?/0x[0-9a-f]+");

    private Messages() {}

    static @Nullable String of(Throwable thrown) {
        try {
            String message = thrown.getMessage();
            return message == null ? null : LAMBDA.matcher(message).replaceAll("$1");
        } catch (RuntimeException | Error e) {
            return "(its message cannot be read: " + e.getClass().getName() + ")";
        }
    }
}
