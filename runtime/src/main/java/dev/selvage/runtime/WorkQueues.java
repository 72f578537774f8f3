package dev.selvage.runtime;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.ForkJoinPool;
import org.jspecify.annotations.Nullable;

/** The queues of a {@link ForkJoinPool}: into which of several that are not empty a worker looks first is drawn by the JDK, by the same numbers in each run. */
public final class WorkQueues {
    private static final VarHandle QUEUES;
    private static final VarHandle BASE;
    private static final VarHandle TOP;

    static {
        try {
            MethodHandles.Lookup lookup = MethodHandles.privateLookupIn(ForkJoinPool.class, MethodHandles.lookup());
            Class<?> queue = lookup.findClass(ForkJoinPool.class.getName() + "$WorkQueue");
            QUEUES = lookup.findVarHandle(ForkJoinPool.class, "queues", queue.arrayType());
            BASE = lookup.findVarHandle(queue, "base", int.class);
            TOP = lookup.findVarHandle(queue, "top", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private WorkQueues() {}

    /** The pool looks for a worker since there is something to do: no proof if a worker could as well have done something else first. */
    public static void signalled(ForkJoinPool pool) {
        if (!Guard.isControlled()) return;
        Thread me = Guard.token;
        long state = Section.enter();
        try {
            if (isManifold((Object @Nullable []) QUEUES.get(pool)))
                Guard.director().changesUnseen(ForkJoinPool.class, true);
        } finally {
            Section.exit(me, state);
        }
    }

    private static boolean isManifold(Object @Nullable [] queues) {
        int filled = 0;
        if (queues == null) return false;
        for (Object queue : queues) {
            if (queue != null && (int) TOP.get(queue) - (int) BASE.get(queue) > 0) filled++;
        }
        return filled > 1;
    }
}
