package dev.selvage.runtime;

import org.jspecify.annotations.Nullable;

/**
 * Hooks of {@code synchronized}, {@code wait} and {@code notify}.
 *
 * <p>Under control the monitor of an object is modelled only; the bytecode locks a stand-in, so that code keeps balanced
 * monitors (or the JIT gives up on it) and a suspended strand never holds a real lock that another could run into.
 */
public final class Monitors {
    private Monitors() {}

    /** Before {@code MONITORENTER} in user code: returns the object to lock for real. */
    public static @Nullable Object enter(@Nullable Object monitor, int site) {
        if (monitor == null) return null;
        if (Guard.isControlled()) return enter(monitor, site, Guard.running != null);
        if (Free.on) Free.requests(monitor, site, false);
        return monitor;
    }

    /** The same inside the JDK, where it is an event only while user code calls a plain collection. */
    public static @Nullable Object libraryEnter(@Nullable Object monitor, int site) {
        if (monitor == null) return null;
        if (Guard.isControlled()) return enter(monitor, site, Guard.running != null && Guard.library > 0);
        if (Free.on) Free.requests(monitor, site, true);
        return monitor;
    }

    private static Object enter(Object monitor, int site, boolean visible) {
        Thread me = Guard.token;
        long state = Section.enter();
        try {
            return Guard.director().enter(monitor, site, visible);
        } finally {
            Section.exit(me, state);
        }
    }

    /** Behind {@code MONITORENTER}: {@code locked} is locked for real. */
    public static void entered(@Nullable Object locked, int site) {
        if (Free.on && locked != null) Free.acquired(locked, site, false);
    }

    public static void libraryEntered(@Nullable Object locked, int site) {
        if (Free.on && locked != null) Free.acquired(locked, site, true);
    }

    /** Leaves {@code monitor}, for which {@code locked} is locked for real. */
    public static void exit(@Nullable Object monitor, @Nullable Object locked, int site) {
        if (monitor == null) return;
        if (locked != monitor && Guard.isControlled()) exit(monitor, site, Guard.running != null);
        else if (Free.on) Free.releases(monitor, site, false);
    }

    public static void libraryExit(@Nullable Object monitor, @Nullable Object locked, int site) {
        if (monitor == null) return;
        if (locked != monitor && Guard.isControlled()) {
            exit(monitor, site, Guard.running != null && Guard.library > 0);
        } else if (Free.on) {
            Free.releases(monitor, site, true);
        }
    }

    private static void exit(Object monitor, int site, boolean visible) {
        Thread me = Guard.token;
        long state = Section.enter();
        try {
            Guard.director().exit(monitor, site, visible);
        } finally {
            Section.exit(me, state);
        }
    }

    // ---- monitors of the JDK that threads of the JVM take, too: they stay real, and nobody is scheduled while one is
    // held

    /** Before {@code MONITORENTER}: waits until no other strand holds the monitor in the model. */
    public static @Nullable Object realEnter(@Nullable Object monitor, int site) {
        if (monitor != null && isHeldByAnother(monitor, site)) {
            Thread me = Guard.token;
            long state = Section.enter();
            try {
                Guard.director().pass(monitor, site);
            } finally {
                Section.exit(me, state);
            }
        }
        return monitor;
    }

    /** Whether another strand holds the monitor in the model. Where no switch may happen, nobody asks. */
    public static boolean isHeldByAnother(@Nullable Object monitor, int site) {
        if (monitor == null || !Guard.isControlled() || Guard.running == null) return false;
        Thread me = Guard.token;
        long state = Section.enter();
        try {
            return Guard.director().isHeldByAnother(monitor);
        } finally {
            Section.exit(me, state);
        }
    }

    public static void realEntered(@Nullable Object locked, int site) {
        holds();
    }

    public static void realExit(@Nullable Object monitor, @Nullable Object locked, int site) {
        holdsNoMore();
    }

    /** A real monitor is held from now on. */
    public static void holds() {
        if (Guard.isControlled()) Ignored.enter();
    }

    public static void holdsNoMore() {
        if (Guard.isControlled()) Ignored.exit();
    }

    // ---- synchronized methods of classes that were loaded before the agent: the modifier cannot be dropped

    /** At entry: whether the real monitor, held by the modifier, is to be released for a modelled one. */
    public static boolean replaces(@Nullable Object monitor, int site) {
        if (monitor == null) return false;
        if (Free.on) Free.acquired(monitor, site, true);
        return Guard.isControlled();
    }

    /** At the end: whether the real monitor was released and must be taken again. */
    public static boolean replaced(@Nullable Object monitor, int site) {
        if (monitor == null) return false;
        if (Free.on) Free.releases(monitor, site, true);
        return Guard.isControlled();
    }

    // ---- wait and notify

    public static void await(Object monitor, int site) throws InterruptedException {
        await(monitor, 0L, 0, site);
    }

    public static void await(Object monitor, long millis, int site) throws InterruptedException {
        await(monitor, millis, 0, site);
    }

    public static void await(Object monitor, long millis, int nanos, int site) throws InterruptedException {
        if (monitor == null || !Guard.isControlled()) {
            awaitFreely(monitor, millis, nanos, site);
            return;
        }
        Threads.checkTime(millis, nanos);
        Thread me = Guard.token;
        long state = Section.enter();
        try {
            Guard.director().await(monitor, Threads.nanos(millis, nanos), site);
        } finally {
            Section.exit(me, state);
        }
    }

    private static void awaitFreely(Object monitor, long millis, int nanos, int site) throws InterruptedException {
        if (!Free.on || monitor == null) {
            monitor.wait(millis, nanos);
            return;
        }
        Free.waits(monitor, site);
        try {
            monitor.wait(millis, nanos);
        } finally {
            Free.woke(monitor, site);
        }
    }

    public static void signal(Object monitor, int site) {
        if (monitor == null || !Guard.isControlled()) {
            if (Free.on && monitor != null) Free.signals(monitor, site);
            monitor.notify();
        } else {
            signal(monitor, false, site);
        }
    }

    public static void signalAll(Object monitor, int site) {
        if (monitor == null || !Guard.isControlled()) {
            if (Free.on && monitor != null) Free.signals(monitor, site);
            monitor.notifyAll();
        } else {
            signal(monitor, true, site);
        }
    }

    private static void signal(Object monitor, boolean all, int site) {
        Thread me = Guard.token;
        long state = Section.enter();
        try {
            Guard.director().signal(monitor, all, site);
        } finally {
            Section.exit(me, state);
        }
    }

    public static boolean holdsLock(Object monitor) {
        if (monitor == null || !Guard.isControlled()) return Thread.holdsLock(monitor);
        Thread me = Guard.token;
        long state = Section.enter();
        try {
            return Guard.director().holds(monitor);
        } finally {
            Section.exit(me, state);
        }
    }
}
