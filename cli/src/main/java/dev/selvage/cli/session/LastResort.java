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
    private static final String NO_RESULT = "selvage: the result could not be written in time, so there is none: ";
    private static final String LOCK = "either the machine is too busy, or a thread of the program holds a lock of the"
            + " JDK that is needed for it; allow more time with --time, or run it with --isolation fork\n";
    private static final String MEMORY = "the program has used up the memory of the JVM; give it less to do, or"
            + " another limit by -Xmx in SELVAGE_JAVA_OPTS: a smaller one fails sooner\n";

    /** The share of the memory from which on a JVM does little but collect garbage. */
    private static final double FULL = 0.9;

    private LastResort() {}

    /** From now on the JVM has that long left. */
    static void begin(Duration patience) {
        begin(patience, LastResort::halt);
    }

    static Thread begin(Duration patience, Runnable end) {
        Thread thread = ToolThread.of(() -> endAfter(patience, end), "selvage-last-resort");
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
            err.write((NO_RESULT + (isMemoryUsedUp() ? MEMORY : LOCK)).getBytes(StandardCharsets.UTF_8));
        } catch (IOException nobodyListens) {
            // The exit code says it, too.
        }
        Runtime.getRuntime().halt(ExitCode.NOT_CONTROLLED);
    }

    private static boolean isMemoryUsedUp() {
        Runtime jvm = Runtime.getRuntime();
        return jvm.totalMemory() - jvm.freeMemory() > FULL * jvm.maxMemory();
    }
}
