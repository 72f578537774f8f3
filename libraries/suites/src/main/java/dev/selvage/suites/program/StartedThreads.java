package dev.selvage.suites.program;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/**
 * Runs test methods on the bare JVM, one after the other, and prints for each how many threads it starts. One that takes too long is left behind in its thread, and
 * counts as one that does.
 */
public final class StartedThreads {
    private static final long PATIENCE_MILLIS = 5_000;

    private StartedThreads() {}

    /** Takes a class and a method in turn. */
    public static void main(String[] args) throws InterruptedException {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        for (int i = 0; i < args.length; i += 2) {
            long before = threads.getTotalStartedThreadCount();
            boolean isOver = isOverInTime(args[i], args[i + 1]);
            long started = threads.getTotalStartedThreadCount() - before - 1;
            System.out.println("\nstarted " + args[i] + " " + args[i + 1] + " " + (isOver ? started : started + 1));
            System.out.flush();
        }
        Runtime.getRuntime().halt(0);
    }

    private static boolean isOverInTime(String type, String method) throws InterruptedException {
        Thread thread = new Thread(() -> run(type, method), "main");
        thread.setDaemon(true);
        thread.start();
        thread.join(PATIENCE_MILLIS);
        return !thread.isAlive();
    }

    private static void run(String type, String method) {
        try {
            TestMethod.main(new String[] {type, method});
        } catch (Throwable e) {
            // Whether it passes is a matter for the campaign.
        }
    }
}
