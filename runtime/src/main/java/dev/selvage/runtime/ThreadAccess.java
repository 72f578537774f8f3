package dev.selvage.runtime;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import org.jspecify.annotations.Nullable;

/**
 * The private parts of {@code java.lang.Thread} that a thread needs whose body runs on a carrier.
 *
 * <p>Needs {@code java.lang} opened to this module; the agent does that.
 */
public final class ThreadAccess {
    private static final int NEW = 0;
    private static final int RUNNABLE = 5;
    private static final int TERMINATED = 2;

    private static final @Nullable VarHandle HOLDER;
    private static final VarHandle STATUS;
    private static final VarHandle TASK;
    private static final VarHandle INTERRUPTED;
    private static final VarHandle PROBE;
    private static final VarHandle SEED;
    private static final VarHandle SECONDARY_SEED;
    private static final VarHandle NEXT_NAME;
    private static final MethodHandle EXIT;
    private static final VarHandle STACK_SIZE;
    private static final MethodHandle DISPATCH;
    private static final MethodHandle START;
    private static final @Nullable MethodHandle RUN_AS;
    private static final @Nullable MethodHandle CARRIER;
    private static final Field[] GROUP_LISTS;
    private static final @Nullable Method ADD;

    static {
        try {
            MethodHandles.Lookup lookup = MethodHandles.privateLookupIn(Thread.class, MethodHandles.lookup());
            boolean holders = Runtime.version().feature() >= 19;
            Class<?> holder = holders ? Class.forName("java.lang.Thread$FieldHolder") : Thread.class;
            HOLDER = holders ? lookup.findVarHandle(Thread.class, "holder", holder) : null;
            STATUS = MethodHandles.privateLookupIn(holder, MethodHandles.lookup())
                    .findVarHandle(holder, "threadStatus", int.class);
            TASK = MethodHandles.privateLookupIn(holder, MethodHandles.lookup())
                    .findVarHandle(holder, holders ? "task" : "target", Runnable.class);
            STACK_SIZE = MethodHandles.privateLookupIn(holder, MethodHandles.lookup())
                    .findVarHandle(holder, "stackSize", long.class);
            INTERRUPTED = lookup.findVarHandle(Thread.class, "interrupted", boolean.class);
            PROBE = lookup.findVarHandle(Thread.class, "threadLocalRandomProbe", int.class);
            SEED = lookup.findVarHandle(Thread.class, "threadLocalRandomSeed", long.class);
            SECONDARY_SEED = lookup.findVarHandle(Thread.class, "threadLocalRandomSecondarySeed", int.class);
            EXIT = lookup.findVirtual(Thread.class, "exit", MethodType.methodType(void.class));
            DISPATCH = lookup.findVirtual(
                    Thread.class, "dispatchUncaughtException", MethodType.methodType(void.class, Throwable.class));
            START = lookup.findVirtual(Thread.class, "start0", MethodType.methodType(void.class));
            NEXT_NAME = nameCounter(lookup);
            RUN_AS = identitySwitch(lookup);
            GROUP_LISTS = groupLists(holders);
            ADD = holders ? null : ThreadGroup.class.getDeclaredMethod("add", Thread.class);
            if (ADD != null) ADD.setAccessible(true);
            CARRIER = holders
                    ? lookup.findStatic(Thread.class, "currentCarrierThread", MethodType.methodType(Thread.class))
                    : null;
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private ThreadAccess() {}

    /** What groups know of others: since JDK 19 no threads, but groups also weakly. */
    private static Field[] groupLists(boolean holders) throws NoSuchFieldException {
        String others = holders ? "weaks" : "threads";
        return new Field[] {groupList("n" + others), groupList(others), groupList("ngroups"), groupList("groups")};
    }

    private static Field groupList(String name) throws NoSuchFieldException {
        Field field = ThreadGroup.class.getDeclaredField(name);
        field.setAccessible(true);
        return field;
    }

    private static VarHandle nameCounter(MethodHandles.Lookup lookup) throws ReflectiveOperationException {
        try {
            Class<?> numbering = Class.forName("java.lang.Thread$ThreadNumbering");
            return MethodHandles.privateLookupIn(numbering, MethodHandles.lookup())
                    .findStaticVarHandle(numbering, "next", int.class);
        } catch (ClassNotFoundException olderJdk) {
            return lookup.findStaticVarHandle(Thread.class, "threadInitNumber", int.class);
        }
    }

    /** The agent defines this class where the JDK can change the current thread of a carrier. */
    private static @Nullable MethodHandle identitySwitch(MethodHandles.Lookup lookup)
            throws ReflectiveOperationException {
        try {
            Class<?> type = Class.forName("java.lang.SelvageIdentity", true, null);
            return lookup.findStatic(type, "runAs", MethodType.methodType(void.class, Thread.class, Runnable.class));
        } catch (ClassNotFoundException olderJdk) {
            return null;
        }
    }

    /** Runs {@code body} on the calling carrier with {@code Thread.currentThread()} being {@code identity}. */
    public static void runAs(Thread identity, Runnable body) {
        Carrier carrier = (Carrier) Thread.currentThread();
        try {
            if (RUN_AS != null) {
                RUN_AS.invokeExact(identity, body);
            } else {
                carrier.identity = identity;
                body.run();
            }
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        } finally {
            carrier.identity = null;
        }
    }

    /** The native start of a thread that stays outside control. */
    static void start(Thread thread) {
        try {
            START.invokeExact(thread);
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }

    public static boolean isNew(Thread thread) {
        return (int) (HOLDER == null ? STATUS.getVolatile(thread) : STATUS.getVolatile(HOLDER.get(thread))) == NEW;
    }

    public static void markRunnable(Thread thread) {
        setStatus(thread, RUNNABLE);
    }

    /** Makes a thread the only one of its group: groups of earlier runs, and threads that these created and never began, are still in its lists. */
    public static void enterGroup(Thread thread) {
        ThreadGroup group = thread.getThreadGroup();
        if (group == null) return;
        try {
            for (Field list : GROUP_LISTS) list.set(group, list.getType() == int.class ? 0 : null);
            if (ADD != null) ADD.invoke(group, thread);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void markTerminated(Thread thread) {
        setStatus(thread, TERMINATED);
    }

    private static void setStatus(Thread thread, int status) {
        if (HOLDER == null) STATUS.setVolatile(thread, status);
        else STATUS.setVolatile(HOLDER.get(thread), status);
    }

    /** What a thread was made to run, unless it overrides {@code run}; null for a thread that was given nothing. */
    public static @Nullable Runnable taskOf(Thread thread) {
        return (Runnable) (HOLDER == null ? TASK.get(thread) : TASK.get(HOLDER.get(thread)));
    }

    /** How large a stack the program wants the thread to have, in bytes; 0 if it does not care. */
    public static long stackSizeOf(Thread thread) {
        if (HOLDER == null) return (long) STACK_SIZE.get(thread);
        Object holder = HOLDER.get(thread);
        return holder == null ? 0 : (long) STACK_SIZE.get(holder);
    }

    /** Its flag: the method of that name may be one of the program. */
    public static boolean isInterrupted(Thread thread) {
        return (boolean) INTERRUPTED.getVolatile(thread);
    }

    public static void clearInterrupt(Thread thread) {
        INTERRUPTED.setVolatile(thread, false);
    }

    /** What the VM does when a thread dies of an exception. */
    public static void dispatchUncaught(Thread thread, Throwable thrown) throws Throwable {
        DISPATCH.invokeExact(thread, thrown);
    }

    /** What the VM does last in the life of a thread. */
    public static void exit(Thread thread) throws Throwable {
        EXIT.invokeExact(thread);
    }

    /**
     * Makes the random numbers of {@code ThreadLocalRandom} a function of the strand alone. Where the JDK knows carriers it
     * takes the probe of the calling one, which has carried other strands before.
     */
    public static void seedRandom(Thread thread, long seed) {
        seed(thread, seed);
        if (CARRIER != null) seed(carrier(), seed);
    }

    /** The thread of the system that executes the caller, whoever it stands for. */
    static Thread carrier() {
        if (CARRIER == null) return Thread.currentThread();
        try {
            return (Thread) CARRIER.invokeExact();
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }

    /** The number by which {@code ForkJoinPool} and striped counters tell callers apart; newer JDKs keep it in the carrier. */
    public static int probeOf(Carrier carrier) {
        return (int) PROBE.get((Thread) carrier);
    }

    public static void setProbe(Carrier carrier, int probe) {
        PROBE.set((Thread) carrier, probe);
    }

    private static void seed(Thread thread, long seed) {
        long mixed = (seed + 1) * 0x9E3779B97F4A7C15L;
        PROBE.set(thread, (int) (mixed >>> 32) | 1);
        SEED.set(thread, mixed);
        SECONDARY_SEED.set(thread, (int) mixed | 1);
    }

    /** Lets the default names of threads start again at {@code Thread-0}. */
    public static void restartNames() {
        NEXT_NAME.set(0);
    }
}
