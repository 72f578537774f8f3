package dev.selvage.bench.soak;

import java.util.Arrays;
import java.util.List;

/**
 * Something that a JVM must not use more and more of.
 *
 * <p>It grows when the median of its last quarter of samples exceeds that of its second quarter by more than the tolerance
 * and the slack together. The first quarter is warm-up: code is compiled, pools and tables reach their size. The slack is what
 * the JVM itself may come and go by.
 *
 * @param unit how much one of the printed units is
 * @param tolerance share of the earlier median that the later one may exceed it by
 * @param slack what it may exceed it by besides
 */
record Resource(String name, long unit, double tolerance, long slack) {
    private static final long MEGABYTE = 1L << 20;

    static final Resource HEAP = new Resource("heap after GC, MB", MEGABYTE, 0.05, MEGABYTE);
    static final Resource RESIDENT = new Resource("resident, MB", MEGABYTE, 0.10, 16 * MEGABYTE);
    static final Resource THREADS = new Resource("OS threads", 1, 0, 3);
    static final Resource FILES = new Resource("open files", 1, 0, 2);
    static final Resource CLASSES = new Resource("classes", 1, 0.01, 20);

    static final List<Resource> ALL = List.of(HEAP, RESIDENT, THREADS, FILES, CLASSES);

    /** Whether it grows over these samples, of which there must be at least eight; -1 stands for what cannot be known. */
    boolean grows(long[] samples) {
        return late(samples) > early(samples) * (1 + tolerance) + slack;
    }

    static long early(long[] samples) {
        return median(Arrays.copyOfRange(samples, samples.length / 4, samples.length / 2));
    }

    static long late(long[] samples) {
        return median(Arrays.copyOfRange(samples, samples.length - samples.length / 4, samples.length));
    }

    private static long median(long[] values) {
        Arrays.sort(values);
        return values[values.length / 2];
    }
}
