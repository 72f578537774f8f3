package dev.selvage.engine.free;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.List;

/**
 * Tells threads that can never go on from threads that are slow.
 *
 * <p>Sure is a circle of locks, which the JVM itself finds, if nobody in it can give up, and a program of which every thread has waited, without a time-out, and
 * without having run in between, for so long that nobody can be on the way to wake one. Anything else may yet go on.
 */
final class Standstill {
    private static final long DEADLOCK_LOOK_NANOS = 200_000_000L;
    private static final long IDLE_NANOS = 60_000_000L;
    private static final long FOR_EVER_NANOS = 2_000_000_000L;
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private final long begin = System.nanoTime();
    private long lastDeadlockLook = begin;
    private long stillSince = begin;
    private long lastTrail = -1;

    /** Whether some of the threads wait for one another's locks in a cycle. */
    boolean isDeadlock(List<FreeStrand> strands) {
        long now = System.nanoTime();
        if (now - lastDeadlockLook < DEADLOCK_LOOK_NANOS) return false;
        lastDeadlockLook = now;
        long[] found = THREADS.findDeadlockedThreads();
        if (found == null) return false;
        List<FreeStrand> circle = strands.stream()
                .filter(strand -> Arrays.stream(found)
                        .anyMatch(id -> id == strand.thread().getId()))
                .toList();
        return !circle.isEmpty() && circle.stream().allMatch(Standstill::insists);
    }

    /** Whether a thread waits for its lock come what may: neither its time nor an interrupt ends that. */
    private static boolean insists(FreeStrand strand) {
        Thread.State state = strand.thread().getState();
        if (state == Thread.State.BLOCKED) return true;
        return state == Thread.State.WAITING
                && Arrays.stream(strand.thread().getStackTrace())
                        .noneMatch(frame -> frame.getMethodName().equals("lockInterruptibly"));
    }

    /** Whether only threads of pools are left, and none of them has anything to do. */
    boolean isIdle(List<FreeStrand> strands) {
        if (stillNanos(strands) < IDLE_NANOS) return false;
        List<FreeStrand> live = live(strands);
        return live.stream().allMatch(Standstill::waits)
                && live.stream().filter(strand -> !strand.isDaemon()).allMatch(Idleness::isIdle);
    }

    /** Whether nobody can go on, now or at any later time. */
    boolean isForEver(List<FreeStrand> strands) {
        return stillNanos(strands) >= FOR_EVER_NANOS && live(strands).stream().allMatch(Standstill::waits);
    }

    private static List<FreeStrand> live(List<FreeStrand> strands) {
        return strands.stream().filter(strand -> strand.thread().isAlive()).toList();
    }

    private static boolean waits(FreeStrand strand) {
        if (strand.isOutside()) return false;
        Thread.State state = strand.thread().getState();
        if (state == Thread.State.WAITING || state == Thread.State.BLOCKED) return true;
        return state == Thread.State.TERMINATED || state == Thread.State.TIMED_WAITING && Idleness.isIdle(strand);
    }

    /** For how long no thread has done, or computed, anything. */
    private long stillNanos(List<FreeStrand> strands) {
        long trail = strands.size();
        for (FreeStrand strand : strands) trail = 31 * trail + strand.log().size() + processorTime(strand);
        long now = System.nanoTime();
        if (trail != lastTrail) stillSince = now;
        lastTrail = trail;
        return now - stillSince;
    }

    /** Zero for virtual threads, of which the JVM keeps no such account. */
    private static long processorTime(FreeStrand strand) {
        return THREADS.isThreadCpuTimeSupported()
                ? Math.max(0, THREADS.getThreadCpuTime(strand.thread().getId()))
                : 0;
    }
}
