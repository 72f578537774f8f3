package dev.selvage.runtime;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Hooks of the management bean that tells about threads: it asks the VM, for which strands are no threads, and knows them by ids that are not those of the run.
 *
 * <p>The program sees its own threads and none of the JVM's. What is not modelled is as in a JVM that does not measure it: no thread was ever blocked, or has allocated
 * anything, and synchronizers that a thread has are not listed.
 */
public final class ThreadBeans {
    private static final int NOT_MEASURED = -1;

    /** Of a monitor: where on the stack it was entered is not known. */
    private static final int NO_FRAME = -1;

    private ThreadBeans() {}

    /** Looked up when it is needed: not every JDK has the module. */
    private static final class Info {
        static final Class<?> TYPE;
        static final MethodHandle NEW;

        static {
            try {
                TYPE = Class.forName("java.lang.management.ThreadInfo");
                MethodType parameters = MethodType.methodType(
                        void.class,
                        Thread.class,
                        int.class,
                        Object.class,
                        Thread.class,
                        long.class,
                        long.class,
                        long.class,
                        long.class,
                        StackTraceElement[].class,
                        Object[].class,
                        int[].class,
                        Object[].class);
                NEW = MethodHandles.privateLookupIn(TYPE, MethodHandles.lookup())
                        .findConstructor(TYPE, parameters);
            } catch (ReflectiveOperationException e) {
                throw new ExceptionInInitializerError(e);
            }
        }
    }

    // ---- which there are

    /** In place of the VM's list of the ids of live threads; null outside control. */
    public static long @Nullable [] ids() {
        return idsOf(ThreadViews.all());
    }

    private static long @Nullable [] idsOf(Thread @Nullable [] threads) {
        if (threads == null) return null;
        long[] ids = new long[threads.length];
        for (int i = 0; i < ids.length; i++) ids[i] = threads[i].getId();
        return ids;
    }

    public static int live(int real) {
        Thread[] threads = ThreadViews.all();
        return threads == null ? real : threads.length;
    }

    public static int daemons(int real) {
        Thread[] threads = ThreadViews.all();
        if (threads == null) return real;
        int daemons = 0;
        for (Thread thread : threads) {
            if (thread.isDaemon()) daemons++;
        }
        return daemons;
    }

    /** How many have been alive at the same time. */
    public static int peak(int real) {
        return Guard.isControlled() ? (int) counted(true) : real;
    }

    public static long started(long real) {
        return Guard.isControlled() ? counted(false) : real;
    }

    private static long counted(boolean peak) {
        Thread me = Guard.token;
        long state = Section.enter();
        try {
            return peak ? Guard.director().peakThreads() : Guard.director().startedThreads();
        } finally {
            Section.exit(me, state);
        }
    }

    /** Before the peak becomes the number of threads there are. */
    public static void resetPeak() {
        if (!Guard.isControlled()) return;
        Thread me = Guard.token;
        long state = Section.enter();
        try {
            Guard.director().resetPeakThreads();
        } finally {
            Section.exit(me, state);
        }
    }

    // ---- what they use

    /** In place of the times that the VM has measured for threads with such ids; null outside control. */
    public static long @Nullable [] times(boolean measured, long[] ids) {
        return values(measured, ids, Guard.isControlled() ? Environment.nanoTime() : 0L);
    }

    /** The same for what they have allocated. */
    public static long @Nullable [] allocated(boolean measured, long[] ids) {
        return values(measured, ids, 0L);
    }

    public static long allocated(long real) {
        return real >= 0 && Guard.isControlled() ? 0L : real;
    }

    public static long allocated(long real, long id) {
        if (real < 0 && !Guard.isControlled()) return real;
        long[] values = values(true, new long[] {id}, 0L);
        return values == null ? real : values[0];
    }

    private static long @Nullable [] values(boolean measured, long @Nullable [] ids, long value) {
        if (ids == null || hasWrong(ids)) return null;
        Thread[] threads = ThreadViews.all();
        if (threads == null) return null;
        long[] values = new long[ids.length];
        for (int i = 0; i < ids.length; i++) {
            values[i] = measured && find(threads, ids[i]) != null ? value : NOT_MEASURED;
        }
        return values;
    }

    // ---- what is known of each

    /** In place of what the VM tells of threads with such ids; null outside control, and where the JDK has something to complain of. */
    public static Object @Nullable [] infos(long @Nullable [] ids, int depth) {
        return infos(ids, false, depth);
    }

    public static Object @Nullable [] infos(long @Nullable [] ids, boolean monitors, boolean synchronizers, int depth) {
        return infos(ids, monitors, depth);
    }

    public static Object @Nullable [] infos(long @Nullable [] ids, boolean monitors, boolean synchronizers) {
        return infos(ids, monitors, Integer.MAX_VALUE);
    }

    public static Object @Nullable [] all(boolean monitors, boolean synchronizers) {
        return all(monitors, synchronizers, Integer.MAX_VALUE);
    }

    public static Object @Nullable [] all(boolean monitors, boolean synchronizers, int depth) {
        return depth < 0 ? null : infosOf(ThreadViews.all(), monitors, depth);
    }

    private static Object @Nullable [] infos(long @Nullable [] ids, boolean monitors, int depth) {
        if (ids == null || depth < 0 || hasWrong(ids)) return null;
        Thread[] threads = ThreadViews.all();
        if (threads == null) return null;
        Thread[] meant = new Thread[ids.length];
        for (int i = 0; i < ids.length; i++) meant[i] = find(threads, ids[i]);
        return infosOf(meant, monitors, depth);
    }

    private static boolean hasWrong(long[] ids) {
        for (long id : ids) {
            if (id <= 0) return true;
        }
        return false;
    }

    private static @Nullable Thread find(Thread[] threads, long id) {
        for (Thread thread : threads) {
            if (thread.getId() == id) return thread;
        }
        return null;
    }

    private static Object @Nullable [] infosOf(@Nullable Thread @Nullable [] threads, boolean monitors, int depth) {
        if (threads == null) return null;
        Object[] infos = newInfos(threads.length);
        for (int i = 0; i < infos.length; i++) {
            Thread thread = threads[i];
            if (thread != null) infos[i] = info(thread, monitors, depth);
        }
        return infos;
    }

    private static Object[] newInfos(int length) {
        Thread me = Guard.token;
        long state = Section.enter();
        try {
            return (Object[]) java.lang.reflect.Array.newInstance(Info.TYPE, length);
        } finally {
            Section.exit(me, state);
        }
    }

    /** Made under control: the id of the thread and the hash code of what it waits for are those that the program sees. */
    private static Object info(Thread thread, boolean monitors, int depth) {
        Thread.State state = thread.getState();
        StackTraceElement[] stack = depth == 0 ? new StackTraceElement[0] : stackOf(thread, depth);
        ThreadLocks locks = locks(thread);
        Object[] held = monitors ? locks.held : new Object[0];
        int[] frames = new int[held.length];
        Arrays.fill(frames, NO_FRAME);
        boolean waits = state != Thread.State.RUNNABLE && state != Thread.State.TERMINATED;
        Object awaited = waits ? locks.awaited : null;
        Thread owner = waits ? locks.owner : null;
        try {
            return Info.NEW.invoke(
                    thread, code(state), awaited, owner, 0L, -1L, 0L, -1L, stack, held, frames, new Object[0]);
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }

    private static ThreadLocks locks(Thread thread) {
        Thread me = Guard.token;
        long state = Section.enter();
        try {
            return Guard.director().locks(thread);
        } finally {
            Section.exit(me, state);
        }
    }

    /** That of the calling thread begins with the bean, as in a plain JVM. */
    private static StackTraceElement[] stackOf(Thread thread, int depth) {
        boolean own = thread == Threads.currentThread();
        StackTraceElement[] stack = own ? new Throwable().getStackTrace() : thread.getStackTrace();
        return Arrays.copyOf(stack, Math.min(depth, stack.length));
    }

    /** As JVM TI numbers the states. */
    private static int code(Thread.State state) {
        return switch (state) {
            case NEW -> 0;
            case RUNNABLE -> 0x0005;
            case BLOCKED -> 0x0401;
            case WAITING -> 0x0091;
            case TIMED_WAITING -> 0x00A1;
            case TERMINATED -> 0x0002;
        };
    }

    // ---- deadlocks

    /** The ids of threads that wait for locks of one another for ever; null if there are none, and outside control. */
    public static long @Nullable [] deadlocked(boolean monitorsOnly) {
        if (!Guard.isControlled()) return null;
        Thread[] threads;
        Thread me = Guard.token;
        long state = Section.enter();
        try {
            threads = Guard.director().deadlockedThreads(monitorsOnly);
        } finally {
            Section.exit(me, state);
        }
        return threads.length == 0 ? null : idsOf(threads);
    }
}
