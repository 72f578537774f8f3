package dev.selvage.runtime;

import java.lang.ref.Reference;
import java.nio.channels.SelectionKey;
import java.time.Instant;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/** Hooks of what a run sees of the machine: clocks, identity hash codes, the common pool, the way out. */
public final class Environment {
    /** Classes whose objects have the identity's hash code. */
    private static final ClassValue<Boolean> HASHED_BY_IDENTITY = new ClassValue<Boolean>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
            return hasIdentityHash(type);
        }
    };

    private static final ClassValue<Boolean> BELONGS_TO_RUN = new ClassValue<Boolean>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
            return belongsToRun(type);
        }
    };

    /** Where the sequence of the program's own generators begins. */
    private static final long SEED_FOR_JVM = 8682522807148012L;

    private Environment() {}

    public static long nanoTime() {
        if (!Guard.isControlled()) return System.nanoTime();
        Thread me = Guard.token;
        long state = Section.enter();
        try {
            return Guard.director().nanoTime();
        } finally {
            Section.exit(me, state);
        }
    }

    public static long currentTimeMillis() {
        if (!Guard.isControlled()) return System.currentTimeMillis();
        Thread me = Guard.token;
        long state = Section.enter();
        try {
            return Guard.director().currentTimeMillis();
        } finally {
            Section.exit(me, state);
        }
    }

    public static int identityHashCode(@Nullable Object object) {
        if (!Guard.watching) return System.identityHashCode(object);
        return identityHashInRun(object);
    }

    private static int identityHashInRun(@Nullable Object object) {
        if (object == null) return 0;
        if (!Guard.isControlled()) return outside(object);
        boolean visible = Guard.running != null;
        Thread me = Guard.token;
        long state = Section.enter();
        try {
            if (NamedHashes.isNamed(object)) return NamedHashes.inRun(object);
            if (!BELONGS_TO_RUN.get(object.getClass())) return System.identityHashCode(object);
            return Guard.director().identityHash(object, visible);
        } finally {
            Section.exit(me, state);
        }
    }

    /** Tool code may ask for what the program will ask for, too. */
    private static int outside(Object object) {
        return NamedHashes.isNamed(object) ? NamedHashes.of(object) : System.identityHashCode(object);
    }

    /** In place of a call of {@code Object.hashCode} whose target may or may not be overridden. */
    public static int hashCode(Object object) {
        if (!Guard.watching) return object.hashCode();
        return hashInRun(object);
    }

    private static int hashInRun(Object object) {
        if (!Guard.isControlled()) return NamedHashes.isNamed(object) ? NamedHashes.of(object) : object.hashCode();
        if (object == null || !isHashedByIdentity(object.getClass())) return object.hashCode();
        return identityHashInRun(object);
    }

    private static boolean isHashedByIdentity(Class<?> type) {
        Thread me = Guard.token;
        long state = Section.enter();
        try {
            return HASHED_BY_IDENTITY.get(type);
        } finally {
            Section.exit(me, state);
        }
    }

    /**
     * Whether objects of the class get a hash code from the run. Other objects of the JDK may be keys in its own maps, which were filled
     * outside control by their real hash codes, such as options of sockets.
     */
    private static boolean belongsToRun(Class<?> type) {
        if (type.getClassLoader() != null || type.isArray()) return true;
        if (type == Object.class || type == Thread.class || type.isHidden()) return true;
        if (Throwable.class.isAssignableFrom(type) || Reference.class.isAssignableFrom(type)) return true;
        String name = type.getName();
        if (name.startsWith("java.util.concurrent.") || name.startsWith("java.util.stream.")) return true;
        if (name.startsWith("java.lang.String")) return true;
        boolean isOfUser = AutoCloseable.class.isAssignableFrom(type) || SelectionKey.class.isAssignableFrom(type);
        return isOfUser && !name.startsWith("jdk.internal.");
    }

    /** Enums inherit a final {@code hashCode} that is the identity's. */
    private static boolean hasIdentityHash(Class<?> type) {
        try {
            Class<?> declaring = type.getMethod("hashCode").getDeclaringClass();
            return declaring == Object.class || declaring == Enum.class;
        } catch (NoSuchMethodException impossible) {
            return false;
        }
    }

    /** In place of {@code Clock.currentInstant}; null for the real one. */
    public static @Nullable Instant instant() {
        if (!Guard.isControlled()) return null;
        long nanos = nanoTime();
        return Instant.ofEpochSecond(VirtualTime.EPOCH_SECONDS, nanos);
    }

    /** In place of {@code SecureRandom.nextBytes}: true when the bytes were drawn from the run's own sequence. */
    public static boolean randomBytes(byte[] bytes) {
        if (!Guard.isControlled()) return false;
        Thread me = Guard.token;
        long state = Section.enter();
        try {
            Guard.director().randomBytes(bytes);
            return true;
        } finally {
            Section.exit(me, state);
        }
    }

    /** Where a generator of random numbers would take its seed from a sequence that all of the JVM share. */
    public static long seed(AtomicLong shared, long step) {
        byte[] bytes = randomSeed(Long.BYTES);
        if (bytes == null) return shared.getAndAdd(step);
        long seed = 0;
        for (byte next : bytes) seed = seed << Byte.SIZE | next & 0xFF;
        return seed;
    }

    /** In place of the next number that makes seeds of {@code Random} differ, where it is not the program that makes one; 0 for the real one. */
    public static long seedForJvm() {
        return Guard.isControlled() && Guard.isOfJvm() ? SEED_FOR_JVM : 0;
    }

    /** In place of {@code Runtime.totalMemory}: how much there is depends on collections of garbage, which are no part of a run. */
    public static long totalMemory(Runtime runtime) {
        return Guard.isControlled() ? runtime.maxMemory() : runtime.totalMemory();
    }

    /** In place of {@code Runtime.freeMemory}. */
    public static long freeMemory(Runtime runtime) {
        return Guard.isControlled() ? runtime.maxMemory() / 2 : runtime.freeMemory();
    }

    /** In place of {@code SecureRandom.generateSeed}; null for a real one. */
    public static byte @Nullable [] randomSeed(int size) {
        if (size < 0 || !Guard.isControlled()) return null;
        byte[] seed = new byte[size];
        randomBytes(seed);
        return seed;
    }

    /**
     * Before {@code ThreadLocalRandom} draws a seed from a sequence that all threads of the JVM share: a strand has got its
     * own at its birth.
     */
    public static boolean isSeeded() {
        return Guard.isControlled();
    }

    /** In place of {@code Runtime.addShutdownHook}. */
    public static void addShutdownHook(Runtime runtime, Thread hook) {
        if (!Guard.isControlled()) {
            if (!Free.on || !Free.addShutdownHook(hook)) runtime.addShutdownHook(hook);
            return;
        }
        Thread me = Guard.token;
        long state = Section.enter();
        try {
            Guard.director().addShutdownHook(hook);
        } finally {
            Section.exit(me, state);
        }
    }

    /** In place of {@code Runtime.removeShutdownHook}. */
    public static boolean removeShutdownHook(Runtime runtime, Thread hook) {
        if (!Guard.isControlled()) {
            return Free.on ? Free.removeShutdownHook(runtime, hook) : runtime.removeShutdownHook(hook);
        }
        Thread me = Guard.token;
        long state = Section.enter();
        try {
            return Guard.director().removeShutdownHook(hook);
        } finally {
            Section.exit(me, state);
        }
    }

    /** In place of a read of a static pool that would outlive the run. */
    public static @Nullable Object commonPool(@Nullable Object real) {
        if (!Guard.isControlled()) return Free.on ? Free.commonPool(real) : real;
        Thread me = Guard.token;
        long state = Section.enter();
        try {
            return Guard.director().commonPool();
        } finally {
            Section.exit(me, state);
        }
    }

    /** Before JDK 25, tasks that name no pool have threads of their own where the common pool has one worker. */
    private static final boolean LONE_WORKER_IS_PASSED_BY = Runtime.version().feature() < 25;

    /** In place of a read of the static pool for tasks that name none. */
    public static @Nullable Object asyncPool(@Nullable Object real) {
        Object pool = commonPool(real);
        if (!LONE_WORKER_IS_PASSED_BY || pool == real || real instanceof ForkJoinPool) return pool;
        return pool instanceof ForkJoinPool && ((ForkJoinPool) pool).getParallelism() == 1 ? real : pool;
    }

    /** In place of a read of the number of workers that the common pool has. */
    public static int commonParallelism(int real) {
        Object pool = commonPool(null);
        return pool instanceof ForkJoinPool ? ((ForkJoinPool) pool).getParallelism() : real;
    }

    /** In place of a read of the static scheduler of {@code CompletableFuture}'s time-outs. */
    public static @Nullable Object delayer(@Nullable Object real) {
        if (!Guard.isControlled()) return Free.on ? Free.delayer(real) : real;
        Thread me = Guard.token;
        long state = Section.enter();
        try {
            return Guard.director().delayer();
        } finally {
            Section.exit(me, state);
        }
    }

    /** In place of a read of the static pool whose threads wait for the ends of processes. */
    public static @Nullable Object reapers(@Nullable Object real) {
        if (!Guard.isControlled()) return real;
        Thread me = Guard.token;
        long state = Section.enter();
        try {
            return Guard.director().reapers();
        } finally {
            Section.exit(me, state);
        }
    }

    /** In place of a thread that the JDK has made for asynchronous channels: one of the program. */
    public static Thread channelThread(Thread real, Runnable body) {
        if (!Guard.isControlled()) return real;
        Thread thread = new Thread(body, "channel-handler");
        thread.setDaemon(true);
        return thread;
    }

    /** In place of the thread that the JDK has made for a watch service: one of the program, or nobody would see who answers requests. */
    public static Thread watchThread(String name, Runnable body, Thread real) {
        if (!Guard.isControlled()) return real;
        Thread thread = new Thread(body, name);
        thread.setDaemon(true);
        return thread;
    }

    /** In place of a read of any other static pool of the JDK. */
    public static @Nullable Object staticPool(@Nullable Object real) {
        if (real == null || !Guard.isControlled()) return real;
        Thread me = Guard.token;
        long state = Section.enter();
        try {
            return Guard.director().poolLike(real);
        } finally {
            Section.exit(me, state);
        }
    }

    /** In place of {@code System.exit}: the run, and not the JVM, ends. */
    public static void exit(int status) {
        if (!Guard.isControlled()) {
            if (Free.on) Free.exits(status);
            else System.exit(status);
            return;
        }
        Thread me = Guard.token;
        long state = Section.enter();
        try {
            Guard.director().exit(status);
        } finally {
            Section.exit(me, state);
        }
    }

    /** In place of {@code Runtime.halt}, which waits for nobody. */
    public static void halt(int status) {
        if (!Guard.isControlled()) {
            if (Free.on) Free.exits(status);
            else Runtime.getRuntime().halt(status);
            return;
        }
        Thread me = Guard.token;
        long state = Section.enter();
        try {
            Guard.director().halt(status);
        } finally {
            Section.exit(me, state);
        }
    }
}
