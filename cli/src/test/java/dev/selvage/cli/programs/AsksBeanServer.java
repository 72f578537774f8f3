package dev.selvage.cli.programs;

import java.lang.management.ManagementFactory;
import javax.management.ObjectName;

/** Asks a management bean for an array of numbers, by the server of beans, which finds the types of arrays in maps of the JDK. */
public final class AsksBeanServer {
    private AsksBeanServer() {}

    public static void main(String[] args) throws Exception {
        ManagementFactory.getThreadMXBean().setThreadCpuTimeEnabled(true);
        Thread asker = new Thread(AsksBeanServer::ask);
        asker.start();
        asker.join();
    }

    private static void ask() {
        try {
            ObjectName threads = new ObjectName("java.lang:type=Threading");
            Object ids = ManagementFactory.getPlatformMBeanServer().getAttribute(threads, "AllThreadIds");
            if (((long[]) ids).length == 0) throw new AssertionError("no threads");
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }
}
