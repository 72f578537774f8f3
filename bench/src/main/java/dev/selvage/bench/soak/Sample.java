package dev.selvage.bench.soak;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/**
 * What this JVM uses at one moment.
 *
 * @param values in the order of {@link Resource#ALL}; -1 where the system does not tell
 */
record Sample(long runs, long[] values) {
    private static final Path PROCESS = Path.of("/proc/self");
    private static final int KILOBYTE = 1 << 10;

    static Sample take(long runs) {
        System.gc();
        long heap = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
        long classes = ManagementFactory.getClassLoadingMXBean().getLoadedClassCount();
        return new Sample(runs, new long[] {heap, resident(), entries("task"), entries("fd"), classes});
    }

    private static long resident() {
        try (Stream<String> lines = Files.lines(PROCESS.resolve("status"))) {
            return lines.filter(line -> line.startsWith("VmRSS:"))
                    .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) * KILOBYTE)
                    .findFirst()
                    .orElse(-1);
        } catch (IOException notThisSystem) {
            return -1;
        }
    }

    private static long entries(String folder) {
        try (Stream<Path> entries = Files.list(PROCESS.resolve(folder))) {
            return entries.count();
        } catch (IOException notThisSystem) {
            return -1;
        }
    }
}
