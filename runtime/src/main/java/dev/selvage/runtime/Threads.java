package dev.selvage.runtime;

import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/** Hooks of the life of a thread: start, join, sleep, park, interrupt, and what it looks like from outside. */
public final class Threads {
    private static final long NANOS_PER_MILLI = 1_000_000L;

    private Threads() {}

    static long nanos(long millis, int nanos) {
        return millis >= Long.MAX_VALUE / NANOS_PER_MILLI ? Long.MAX_VALUE : millis * NANOS_PER_MILLI + nanos;
    }

    /** Complains about a time as the JDK does. */
    static void checkTime(long millis, int nanos) {
        if (millis < 0) throw new IllegalArgumentException("timeout value is negative");
        if (nanos < 0 || nanos > 999_999) throw new IllegalArgumentException("nanosecond timeout value out of range");
    }

    /** Who the calling code is: on a JDK that cannot change the identity of a carrier, call sites ask here. */
    public static Thread currentThread() {
        Thread current = Thread.currentThread();
        if (current instanceof Carrier) {
            Thread identity = ((Carrier) current).identity;
            if (identity != null) return identity;
        }
        return current;
    }

    /** Who a pool is called by, as far as it looks for its own workers; virtual threads are none. */
    public static Thread worker(Thread carrier) {
        return Guard.isControlled() ? currentThread() : carrier;
    }

    /** In place of {@code Thread.start0}: under control the thread becomes a strand. */
    public static void start(Thread thread) {
        if (becomesStrand(thread)) return;
        FreeThread child = Free.on ? Free.starts(thread) : null;
        boolean started = false;
        try {
            ThreadAccess.start(thread);
            started = true;
        } finally {
            if (child != null && !started) Free.notStarted(child);
        }
    }

    private static boolean becomesStrand(Thread thread) {
        Director director = Guard.director;
        if (director == null || thread instanceof Carrier) return false;
        Thread me = Guard.token;
        if (Thread.currentThread() != me) {
            director.uncontrolledStart(Thread.currentThread(), thread);
            return false;
        }
        long state = Section.enter();
        try {
            return director.start(thread);
        } finally {
            Section.exit(me, state);
        }
    }

    /** In place of the submission of a virtual thread to its scheduler. */
    public static void startVirtual(Thread thread) {
        if (becomesStrand(thread)) return;
        if (Free.on) Free.starts(thread);
        VirtualThreadAccess.submit(thread);
    }

    /** Before a virtual thread starts on a JDK whose virtual threads cannot be strands. */
    public static void refuseVirtual(Thread thread) {
        if (!Guard.isControlled()) return;
        Thread me = Guard.token;
        long state = Section.enter();
        try {
            Guard.director().refuse("virtual thread '" + thread.getName() + "'");
        } finally {
            Section.exit(me, state);
        }
    }

    // ---- join

    public static boolean join(Thread thread) throws InterruptedException {
        return joinFor(thread, 0L);
    }

    public static boolean join(Thread thread, long millis) throws InterruptedException {
        return join(thread, millis, 0);
    }

    public static boolean join(Thread thread, long millis, int nanos) throws InterruptedException {
        checkTime(millis, nanos);
        return joinFor(thread, nanos(millis, nanos));
    }

    /** {@code Thread.join(Duration)}, which says whether the thread has ended. */
    public static boolean joinOrTimeOut(Thread thread, Duration duration) throws InterruptedException {
        long nanos = TimeUnit.NANOSECONDS.convert(duration);
        if (nanos > 0) joinFor(thread, nanos);
        return !isAlive(thread);
    }

    private static boolean joinFor(Thread thread, long nanos) throws InterruptedException {
        if (!Guard.isControlled()) return false;
        Thread me = Guard.token;
        long state = Section.enter();
        try {
            return Guard.director().join(thread, nanos);
        } finally {
            Section.exit(me, state);
        }
    }

    // ---- sleep, yield, spin

    public static void sleep(long millis, int site) throws InterruptedException {
        sleep(millis, 0, site);
    }

    public static void sleep(Duration duration, int site) throws InterruptedException {
        long nanos = TimeUnit.NANOSECONDS.convert(duration);
        if (!Guard.isControlled()) {
            if (Free.on) Free.pauses(site);
            TimeUnit.NANOSECONDS.sleep(nanos);
        } else if (nanos > 0) {
            sleepFor(nanos, site);
        }
    }

    public static void sleep(long millis, int nanos, int site) throws InterruptedException {
        if (!Guard.isControlled()) {
            if (Free.on) Free.pauses(site);
            Thread.sleep(millis, nanos);
            return;
        }
        checkTime(millis, nanos);
        sleepFor(nanos(millis, nanos), site);
    }

    private static void sleepFor(long nanos, int site) throws InterruptedException {
        Thread me = Guard.token;
        long state = Section.enter();
        try {
            Guard.director().sleep(nanos, site);
        } finally {
            Section.exit(me, state);
        }
    }

    public static void yield(int site) {
        if (Guard.isControlled()) {
            yieldNow(site);
        } else {
            if (Free.on) Free.pauses(site);
            Thread.yield();
        }
    }

    public static void onSpinWait(int site) {
        if (Guard.isControlled()) {
            yieldNow(site);
        } else {
            if (Free.on) Free.pauses(site);
            Thread.onSpinWait();
        }
    }

    /** A queued synchronizer spins a few times before it parks: nobody need get a turn for that, unless it may be in the middle of it. */
    public static void onSpinWaitInside(int site) {
        if (Library.hasPointsInside()) onSpinWait(site);
        else Thread.onSpinWait();
    }

    private static void yieldNow(int site) {
        Thread me = Guard.token;
        long state = Section.enter();
        try {
            Guard.director().yield(site);
        } finally {
            Section.exit(me, state);
        }
    }

    /** At the back edge of a loop that stores nothing. */
    public static void spin(int site) {
        if (Thread.currentThread() != Guard.running) {
            if (Free.on) Free.pauses(site);
            return;
        }
        Thread me = Guard.token;
        long state = Section.enter();
        try {
            Guard.director().spin(site);
        } finally {
            Section.exit(me, state);
        }
    }

    // ---- park

    public static boolean park(@Nullable Object blocker) {
        return parkFor(blocker, 0L);
    }

    public static boolean parkNanos(@Nullable Object blocker, long nanos) {
        // A time-out that is already over returns at once, as the real one does.
        return nanos <= 0 ? Guard.isControlled() : parkFor(blocker, nanos);
    }

    public static boolean parkUntil(@Nullable Object blocker, long deadline) {
        if (!Guard.isControlled()) return parkFor(blocker, 0L);
        long millis = deadline - Environment.currentTimeMillis();
        return parkFor(blocker, millis <= 0 ? -1 : nanos(millis, 0));
    }

    private static boolean parkFor(@Nullable Object blocker, long nanos) {
        if (!Guard.isControlled()) {
            if (Free.on) Free.parks();
            return false;
        }
        if (blocker != null) LockSupport.setCurrentBlocker(blocker);
        Thread me = Guard.token;
        long state = Section.enter();
        try {
            return Guard.director().park(blocker, nanos);
        } finally {
            Section.exit(me, state);
            if (blocker != null) LockSupport.setCurrentBlocker(null);
        }
    }

    /** In place of {@code Unsafe.park} in {@code java.util.concurrent}. */
    public static void unsafePark(Object unsafe, boolean absolute, long time) {
        if (absolute) {
            if (!parkUntil(null, time)) LockSupport.parkUntil(time);
        } else if (time == 0) {
            if (!park(null)) LockSupport.park();
        } else if (!parkNanos(null, time)) LockSupport.parkNanos(time);
    }

    /** In place of {@code Unsafe.unpark} in {@code java.util.concurrent}. */
    public static void unsafeUnpark(Object unsafe, Object thread) {
        LockSupport.unpark((Thread) thread);
    }

    public static boolean unpark(@Nullable Thread thread) {
        if (thread == null) return false;
        External.unpark(thread);
        if (!Guard.isControlled()) return false;
        Thread me = Guard.token;
        long state = Section.enter();
        try {
            return Guard.director().unpark(thread);
        } finally {
            Section.exit(me, state);
        }
    }

    // ---- tasks of pools

    /** Whatever the thread has done so far comes before what somebody does who takes this task, or its result, over. */
    public static void handsOver(Object task) {
        if (Free.on) Free.handsOver(task);
    }

    public static void takesOver(Object task) {
        if (Free.on) Free.takesOver(task);
    }

    // ---- the end of a thread

    /** Before the JVM, or a handler, deals with what kills a thread: true when that is done. */
    public static boolean dies(Thread thread, Throwable thrown) {
        return Free.on && Free.dies(thread, thrown);
    }

    /** When a thread has nothing left to do. */
    public static void ends(Thread thread) {
        if (Free.on) Free.ends(thread);
    }

    // ---- interrupt and state

    public static void interrupted(Thread thread) {
        if (!Guard.isControlled()) return;
        Thread me = Guard.token;
        long state = Section.enter();
        try {
            Guard.director().interrupted(thread);
        } finally {
            Section.exit(me, state);
        }
    }

    /** The carrier of a virtual thread, or a thread that never starts where it has none. */
    public static @Nullable Thread carrier(@Nullable Thread carrier) {
        return carrier != null ? carrier : VirtualThreadAccess.noCarrier();
    }

    public static boolean isAlive(Thread thread) {
        int alive = modelled(thread);
        return alive < 0 ? thread.isAlive() : alive > 0;
    }

    /** Whether a join of {@code thread} is the director's business. */
    public static boolean isStrand(Thread thread) {
        if (!Guard.isControlled()) return false;
        Thread me = Guard.token;
        long state = Section.enter();
        try {
            return Guard.director().isStrand(thread);
        } finally {
            Section.exit(me, state);
        }
    }

    /** Before {@code Thread.start} looks whether the thread was started before. */
    public static void asksWhetherStarted(Thread thread) {
        if (!isStrand(thread)) return;
        Thread me = Guard.token;
        long state = Section.enter();
        try {
            Guard.director().startsAgain(thread);
        } finally {
            Section.exit(me, state);
        }
    }

    /** Before a join: of a thread that is not started yet it returns at once, so others may start it first. */
    public static void looksBeforeJoin(Thread thread, int site) {
        if (Thread.currentThread() == Guard.running && !isStrand(thread)) Memory.access(thread, 0, site);
    }

    private static int modelled(Thread thread) {
        if (!Guard.isControlled()) return -1;
        Thread me = Guard.token;
        long state = Section.enter();
        try {
            return Guard.director().alive(thread);
        } finally {
            Section.exit(me, state);
        }
    }

    /** The id that the thread has in this run, or 0 outside control. */
    public static long id(Thread thread) {
        if (!Guard.isControlled()) return 0;
        Thread me = Guard.token;
        long state = Section.enter();
        try {
            return Guard.director().id(thread);
        } finally {
            Section.exit(me, state);
        }
    }

    /** The modelled state, or null where the real one is right. */
    public static Thread.@Nullable State state(Thread thread) {
        if (!Guard.isControlled()) return Free.on ? Free.state(thread) : null;
        Thread me = Guard.token;
        long state = Section.enter();
        try {
            return Guard.director().state(thread);
        } finally {
            Section.exit(me, state);
        }
    }
}
