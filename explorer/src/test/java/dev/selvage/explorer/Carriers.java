package dev.selvage.explorer;

import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** The threads of the JVM on which strands run. */
public final class Carriers {
    private Carriers() {}

    public static List<Thread> alive() {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().startsWith("selvage-carrier-"))
                .toList();
    }

    /** Waits until no carrier is in the middle of a strand that was given up: it might disturb the next test. */
    static void awaitIdle() throws InterruptedException {
        long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(10);
        while (alive().stream().anyMatch(Carriers::isBusy)) {
            if (System.nanoTime() > deadline) throw new AssertionError("a strand goes on for ever");
            TimeUnit.MILLISECONDS.sleep(5);
        }
    }

    private static boolean isBusy(Thread carrier) {
        return Stream.of(carrier.getStackTrace())
                .anyMatch(frame -> frame.getMethodName().equals("live"));
    }
}
