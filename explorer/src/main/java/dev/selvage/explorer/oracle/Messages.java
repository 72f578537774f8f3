package dev.selvage.explorer.oracle;

import org.jspecify.annotations.Nullable;

/** Reads messages of the program's exceptions, whose code may itself fail. */
final class Messages {
    private Messages() {}

    static @Nullable String of(Throwable thrown) {
        try {
            return thrown.getMessage();
        } catch (RuntimeException | Error e) {
            return "(its message cannot be read: " + e.getClass().getName() + ")";
        }
    }
}
