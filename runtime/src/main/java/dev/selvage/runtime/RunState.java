package dev.selvage.runtime;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Field;
import java.util.Collections;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.Timer;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/**
 * State of the JDK that would carry over from one run into the next: names of threads, timers and pools, seeds, the default handler
 * of exceptions.
 */
public final class RunState {
    private static final long SEED = 0x5E1BA6EL;

    private static final AtomicInteger POOL_NUMBER;
    private static final AtomicInteger TIMER_NUMBER;
    private static final AtomicInteger PROBES;
    private static final AtomicLong SEEDER;
    private static final AtomicLong UNIQUIFIER;
    private static final AtomicLong SPLITTABLE;
    private static final VarHandle FORK_JOIN_POOLS;
    private static final Field PREFIX;
    private static final VarHandle SHUFFLE;
    private static final Random MATH;

    static {
        try {
            Class<?> factory = Class.forName("java.util.concurrent.Executors$DefaultThreadFactory");
            POOL_NUMBER = (AtomicInteger)
                    constant(factory, "poolNumber", AtomicInteger.class).get();
            TIMER_NUMBER = (AtomicInteger) constant(Timer.class, "nextSerialNumber", AtomicInteger.class)
                    .get();
            PROBES = (AtomicInteger) constant(ThreadLocalRandom.class, "probeGenerator", AtomicInteger.class)
                    .get();
            SEEDER = (AtomicLong) constant(ThreadLocalRandom.class, "seeder", AtomicLong.class)
                    .get();
            FORK_JOIN_POOLS = constant(ForkJoinPool.class, "poolIds", int.class);
            PREFIX = ForkJoinPool.class.getDeclaredField("workerNamePrefix");
            PREFIX.setAccessible(true);
            SPLITTABLE = (AtomicLong) constant(SplittableRandom.class, "defaultGen", AtomicLong.class)
                    .get();
            SHUFFLE = constant(Collections.class, "r", Random.class);
            Class<?> math = Class.forName("java.lang.Math$RandomNumberGeneratorHolder");
            MATH = (Random)
                    constant(math, "randomNumberGenerator", Random.class).get();
            UNIQUIFIER = (AtomicLong)
                    constant(Random.class, "seedUniquifier", AtomicLong.class).get();
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private RunState() {}

    private static VarHandle constant(Class<?> owner, String field, Class<?> type) throws ReflectiveOperationException {
        return MethodHandles.privateLookupIn(owner, MethodHandles.lookup()).findStaticVarHandle(owner, field, type);
    }

    /**
     * A pool in the place of the common one: it takes no number away from the pools of the program and has no prefix for the
     * names of its workers, which is how the JDK tells the pool that nobody can shut down.
     */
    public static ForkJoinPool newCommonPool(int parallelism) {
        int number = (int) FORK_JOIN_POOLS.get();
        ForkJoinPool pool = new ForkJoinPool(parallelism);
        FORK_JOIN_POOLS.set(number);
        try {
            PREFIX.set(pool, null);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
        return pool;
    }

    /** Ends the workers of a pool that {@link #newCommonPool} made, which nobody could shut down until now. */
    public static void endCommonPool(ForkJoinPool pool) {
        try {
            PREFIX.set(pool, "selvage-ended-");
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
        pool.shutdownNow();
    }

    /** Puts everything back to where a fresh JVM starts; called between runs. */
    public static void reset() {
        resetNames();
        PROBES.set(0);
        SEEDER.set(SEED);
        SPLITTABLE.set(SEED);
        MATH.setSeed(SEED);
        SHUFFLE.set((Random) null);
        UNIQUIFIER.set(8682522807148012L);
    }

    /** The part of {@link #reset} that leaves random numbers random. */
    public static void resetNames() {
        POOL_NUMBER.set(1);
        TIMER_NUMBER.set(0);
        FORK_JOIN_POOLS.set(0);
        ThreadAccess.restartNames();
        Thread.setDefaultUncaughtExceptionHandler(null);
    }
}
