package dev.selvage.runtime;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Field;
import java.util.concurrent.ForkJoinPool;

/**
 * Pools in the place of the common one. The JDK knows the pool that nobody can shut down by the missing prefix for the names of
 * its workers; from 19 on, some releases have a bit of its configuration for that.
 */
public final class CommonPools {
    private static final VarHandle POOLS;
    private static final Field PREFIX;
    private static final Field CONFIGURATION;
    private static final int COMMON;

    static {
        try {
            POOLS = MethodHandles.privateLookupIn(ForkJoinPool.class, MethodHandles.lookup())
                    .findStaticVarHandle(ForkJoinPool.class, "poolIds", int.class);
            PREFIX = field("workerNamePrefix");
            COMMON = commonBit();
            CONFIGURATION = COMMON == 0 ? PREFIX : field("config");
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private CommonPools() {}

    private static Field field(String name) throws NoSuchFieldException {
        Field field = ForkJoinPool.class.getDeclaredField(name);
        field.setAccessible(true);
        return field;
    }

    private static int commonBit() throws IllegalAccessException {
        try {
            return field("ISCOMMON").getInt(null);
        } catch (NoSuchFieldException knownByPrefix) {
            return 0;
        }
    }

    /** The pools of the program are numbered from one on again. */
    static void restartNumbers() {
        POOLS.set(0);
    }

    /** A pool in the place of the common one, which takes no number away from the pools of the program. */
    public static ForkJoinPool make(int parallelism) {
        int number = (int) POOLS.get();
        ForkJoinPool pool = new ForkJoinPool(parallelism);
        POOLS.set(number);
        mark(pool, true);
        return pool;
    }

    /** Ends the workers of a pool that {@link #make} made, which nobody could shut down until now. */
    public static void end(ForkJoinPool pool) {
        mark(pool, false);
        pool.shutdownNow();
    }

    private static void mark(ForkJoinPool pool, boolean common) {
        try {
            PREFIX.set(pool, common ? null : "selvage-ended-");
            if (COMMON == 0) return;
            int others = CONFIGURATION.getInt(pool) & ~COMMON;
            CONFIGURATION.setInt(pool, common ? others | COMMON : others);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }
}
