package dev.selvage.cli.programs;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/** A lost update that only the first run of a JVM can show: the JVM remembers that there was one. */
public final class FailsOnce {
    private static int count;

    private FailsOnce() {}

    public static void main(String[] args) throws Exception {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        boolean first = !threads.isThreadContentionMonitoringEnabled();
        threads.setThreadContentionMonitoringEnabled(true);
        Thread one = new Thread(() -> count++);
        Thread two = new Thread(() -> count++);
        one.start();
        two.start();
        one.join();
        two.join();
        if (first && count < 2) throw new IllegalStateException("lost");
    }
}
