package dev.selvage.report.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A wait that ended, in a failing run, while other threads could have gone on: they were slower than it.
 *
 * @param slow ids of the threads that could have gone on, and have not before the waiting one did
 * @param waiting id of the thread that waited
 * @param what {@code sleep}, {@code time-out} where it waited for something besides, or {@code delay} where a thread of the library waited by itself
 * @param nanos how long it waited
 * @param where the line of the program at which it waited, or null where the library waited by itself
 */
public record SlowThreads(
        List<Integer> slow,
        int waiting,
        String what,
        long nanos,
        @Nullable SourceLine where) {}
