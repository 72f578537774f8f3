package dev.selvage.runtime;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Collections;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.Timer;
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

    /** Whether it is one of the generators that the JDK has for {@code Math.random} and {@code Collections.shuffle}. */
    public static boolean isOfJvm(Random generator) {
        return generator == MATH || generator == SHUFFLE.get();
    }

    /** The part of {@link #reset} that leaves random numbers random. */
    public static void resetNames() {
        // What has to be done for a run may itself start threads, and must not do so once they are counted.
        Guard.prepare();
        POOL_NUMBER.set(1);
        TIMER_NUMBER.set(0);
        CommonPools.restartNumbers();
        ThreadAccess.restartNames();
        Thread.setDefaultUncaughtExceptionHandler(null);
        SystemLoader.begin(null);
        HiddenNames.reset();
        Ports.reset();
    }
}
