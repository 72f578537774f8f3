package dev.selvage.engine.free;

import java.util.Set;

/** Recognises workers that have nothing to do: a program may forget them, and they would wake nobody. */
final class Idleness {
    private static final Set<String> IDLE = Set.of(
            "java.util.concurrent.ThreadPoolExecutor.getTask",
            "java.util.concurrent.ForkJoinPool.awaitWork",
            "java.util.TimerThread.mainLoop");

    /** In these a worker waits for the time of a task. */
    private static final Set<String> SCHEDULED =
            Set.of("java.util.concurrent.ScheduledThreadPoolExecutor$DelayedWorkQueue", "java.util.TimerThread");

    private Idleness() {}

    static boolean isIdle(FreeStrand strand) {
        Thread thread = strand.thread();
        boolean timed = thread.getState() == Thread.State.TIMED_WAITING;
        boolean idle = false;
        for (StackTraceElement frame : thread.getStackTrace()) {
            if (timed && SCHEDULED.contains(frame.getClassName())) return false;
            idle |= IDLE.contains(frame.getClassName() + "." + frame.getMethodName());
        }
        return idle;
    }
}
