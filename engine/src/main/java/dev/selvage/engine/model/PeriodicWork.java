package dev.selvage.engine.model;

import dev.selvage.runtime.ThreadAccess;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadPoolExecutor;
import org.jspecify.annotations.Nullable;

/**
 * Tells when a program goes on only because of periodic tasks in pools and timers that nobody shuts down: it would never end, and so it is over after some turns of
 * theirs. Looks into the queues without their locks: everybody waits, and a thread that holds one could not be waited for.
 */
final class PeriodicWork {
    /** How often time passes for such tasks alone: they may still bring about the end by themselves, or fail. */
    private static final int TURNS = 100;

    /** In how many bodies of others the body of a worker may be. */
    private static final int WRAPPERS = 2;

    private static final String WORKER = "java.util.concurrent.ThreadPoolExecutor$Worker";
    private static final String TIMER = "java.util.TimerThread";
    private static final String TASK = "java.util.concurrent.ScheduledThreadPoolExecutor$ScheduledFutureTask";

    private int turns;

    void reset() {
        turns = 0;
    }

    /** Time is about to pass since nobody can go on; says whether it has passed for such tasks alone often enough. */
    boolean isEnough(List<ModelStrand> strands) {
        boolean any = false;
        for (ModelStrand strand : strands) {
            if (strand.isDaemon() || strand.phase == ModelStrand.Phase.FINISHED) continue;
            if (!onlyRepeats(strand)) return false;
            any = true;
        }
        return any && ++turns > TURNS;
    }

    /** Whether so many turns have gone by that the run is over. */
    boolean isOver() {
        return turns > TURNS;
    }

    /** Whether the strand is between two tasks of a pool or timer, and has nothing to do but what it has done before. */
    private static boolean onlyRepeats(ModelStrand strand) {
        Thread thread = strand.identity();
        if (thread.getClass().getName().equals(TIMER)) return isIdleTimer(strand, thread);
        if (!(strand.blockage instanceof Blockage.Permit)) return false;
        Object worker = worker(ThreadAccess.taskOf(thread), WRAPPERS);
        return worker != null
                && Integer.valueOf(0).equals(valueOf(worker, "state"))
                && valueOf(worker, "firstTask") == null
                && hasOnlyPeriodicTasks(valueOf(worker, "this$0"));
    }

    /** The worker of a pool that a thread runs; factories of threads put it into bodies of their own. */
    private static @Nullable Object worker(@Nullable Object body, int wrappers) {
        if (body == null || body.getClass().getName().equals(WORKER)) return body;
        if (wrappers == 0) return null;
        for (Field field : body.getClass().getDeclaredFields()) {
            if (Modifier.isStatic(field.getModifiers()) || !field.getType().isAssignableFrom(Runnable.class)) continue;
            Object worker = worker(valueOf(body, field.getName()), wrappers - 1);
            if (worker != null) return worker;
        }
        return null;
    }

    /** Of a pool whose worker is idle: one that does not wait for times has none at all then. */
    private static boolean hasOnlyPeriodicTasks(@Nullable Object pool) {
        if (!(pool instanceof ScheduledThreadPoolExecutor)) return pool instanceof ThreadPoolExecutor;
        return valueOf(valueOf(pool, "workQueue"), "queue") instanceof Object[] tasks && areAllPeriodic(tasks, TASK);
    }

    private static boolean isIdleTimer(ModelStrand strand, Thread timer) {
        Object queue = valueOf(timer, "queue");
        return queue != null
                && strand.blockage instanceof Blockage.Notification wait
                && wait.monitor().object() == queue
                && valueOf(queue, "queue") instanceof Object[] tasks
                && areAllPeriodic(tasks, "");
    }

    private static boolean areAllPeriodic(Object[] tasks, String type) {
        for (Object task : tasks) {
            if (task == null) continue;
            if (!type.isEmpty() && !task.getClass().getName().equals(type)) return false;
            if (valueOf(task, "period") instanceof Long length && length == 0) return false;
        }
        return true;
    }

    private static @Nullable Object valueOf(@Nullable Object of, String name) {
        if (of == null) return null;
        for (Class<?> type = of.getClass(); type != null; type = type.getSuperclass()) {
            try {
                Field field = type.getDeclaredField(name);
                field.setAccessible(true);
                return field.get(of);
            } catch (NoSuchFieldException inherited) {
                continue;
            } catch (ReflectiveOperationException | RuntimeException unknown) {
                return null;
            }
        }
        return null;
    }
}
