package dev.selvage.cli.programs;

import java.lang.management.ManagementFactory;
import java.util.Collections;
import java.util.List;
import java.util.TreeSet;
import java.util.logging.LogManager;
import java.util.logging.Logger;

/** Fails with the names of all loggers, after a use of the JDK that makes it have some of its own, once in a JVM. */
public final class TellsLoggers {
    private TellsLoggers() {}

    public static void main(String[] args) throws InterruptedException {
        Logger own = Logger.getLogger("own");
        ManagementFactory.getPlatformMBeanServer();
        Thread other = new Thread(() -> {});
        other.start();
        other.join();
        List<String> names = Collections.list(LogManager.getLogManager().getLoggerNames());
        throw new IllegalStateException(own.getName() + " is one of " + new TreeSet<>(names));
    }
}
