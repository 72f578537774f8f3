package dev.selvage.explorer.oracle;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What exceptions of the program, whose code may itself fail, are due to. */
public final class Causes {
    private static final int MOST = 10;

    private Causes() {}

    /** The cause of {@code thrown}, the cause of that, and so on; empty when it has none. */
    public static List<Throwable> of(Throwable thrown) {
        List<Throwable> all = new ArrayList<>();
        Throwable next = causeOf(thrown);
        while (next != null && next != thrown && all.size() < MOST && !isIn(all, next)) {
            all.add(next);
            next = causeOf(next);
        }
        return all;
    }

    /** By identity: the program may have its own idea of equality. */
    private static boolean isIn(List<Throwable> all, Throwable thrown) {
        return all.stream().anyMatch(known -> known == thrown);
    }

    private static @Nullable Throwable causeOf(Throwable thrown) {
        try {
            return thrown.getCause();
        } catch (RuntimeException | Error e) {
            return null;
        }
    }

    /** Its class and message. */
    public static String describe(Throwable thrown) {
        String message = Messages.of(thrown);
        String type = thrown.getClass().getName();
        return message == null ? type : type + ": " + message;
    }
}
