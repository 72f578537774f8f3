package dev.selvage.cli.session;

import dev.selvage.cli.output.ExitCode;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;

/**
 * Ends this JVM when it cannot end by itself. A thread that was lost control of may hold a lock of the JDK for ever, and nobody knows which: writing
 * the result, printing it or ending the JVM may need the same.
 */
final class LastResort {
    private static final String WORDS =
            "selvage: a thread of the program was left holding a lock of the JDK that is needed to write the"
                    + " result, so there is none; run it with --isolation fork, or exclude the class that it is in\n";

    private LastResort() {}

    /** From now on the JVM has that long left. */
    static void begin(Duration patience) {
        begin(patience, LastResort::halt);
    }

    static Thread begin(Duration patience, Runnable end) {
        Thread thread = new Thread(() -> endAfter(patience, end), "selvage-last-resort");
        thread.setDaemon(true);
        thread.start();
        return thread;
    }

    private static void endAfter(Duration patience, Runnable end) {
        try {
            Thread.sleep(patience.toMillis());
            end.run();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Not by way of {@code System.err}, which somebody may hold. */
    private static void halt() {
        try (FileOutputStream err = new FileOutputStream(FileDescriptor.err)) {
            err.write(WORDS.getBytes(StandardCharsets.UTF_8));
        } catch (IOException nobodyListens) {
            // The exit code says it, too.
        }
        Runtime.getRuntime().halt(ExitCode.NOT_CONTROLLED);
    }
}
