package dev.selvage.cli.programs;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/** A correct program that expects a setting of the JVM to be as it is at the start, and changes it for good. */
public final class FailsInUsedJvm {
    private static volatile int done;

    private FailsInUsedJvm() {}

    public static void main(String[] args) throws Exception {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        Thread other = new Thread(() -> done = 1);
        other.start();
        done = 2;
        other.join();
        if (threads.isThreadContentionMonitoringEnabled()) throw new IllegalStateException("somebody was here before");
        threads.setThreadContentionMonitoringEnabled(true);
    }
}
