package dev.selvage.runtime;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A thread of a program that runs freely, on whatever core it likes, and tells what it does.
 *
 * <p>Every method is called by the thread itself, from tool code. Those named in the present tense come right before what
 * they are about and may hold the thread up; those in the past tense come right behind it.
 */
public abstract class FreeThread {
    private static final int USUAL_CALLS = 8;

    private final Thread thread;

    /** Depth of tool code and of ignored sections: in there the hooks are silent. */
    int quiet;

    /** How many operations under way may wait for something outside the program. */
    volatile int outside;

    /** Site of the innermost call into {@code java.util}, negated when the library's own accesses are folded into it. */
    int library;

    /** The calls into {@code java.util} that are under way, outermost first. */
    private int[] sites = new int[USUAL_CALLS];

    /** Whether the innermost call is known to have changed nothing. */
    boolean vain;

    private @Nullable Object[] receivers = new @Nullable Object[USUAL_CALLS];
    private int calls;

    protected FreeThread(Thread thread) {
        this.thread = thread;
    }

    public final Thread thread() {
        return thread;
    }

    /** Whether it may be waiting for something outside the program, such as a process. */
    public final boolean isOutside() {
        return outside > 0;
    }

    /** Whether the tool holds it up. */
    public abstract boolean isPaused();

    // ---- calls into the library

    /** Notes that a call begins; returns what {@link #pop} needs. */
    final int push(@Nullable Object receiver, int site) {
        if (calls == sites.length) {
            sites = Arrays.copyOf(sites, 2 * calls);
            receivers = Arrays.copyOf(receivers, 2 * calls);
        }
        sites[calls] = site;
        receivers[calls] = receiver;
        library = site;
        vain = false;
        return calls++;
    }

    /** Whether {@code depth} is what {@link #push} returned for the innermost call. */
    final boolean isInnermost(int depth) {
        return depth == calls - 1;
    }

    final int depth() {
        return calls;
    }

    /** Forgets all calls from {@code depth} on. */
    final void pop(int depth) {
        while (calls > depth) receivers[--calls] = null;
        library = calls == 0 ? 0 : sites[calls - 1];
        vain = false;
    }

    /** The object of the innermost call into {@code java.util}, or null. */
    public final @Nullable Object receiver() {
        // Also read by others, when the thread is stuck.
        int depth = calls;
        return depth == 0 ? null : receivers[depth - 1];
    }

    /** The site of the innermost call into {@code java.util}, or 0. */
    public final int librarySite() {
        return library < 0 ? -library : library;
    }

    // ---- memory

    protected abstract void accesses(@Nullable Object target, long index, int site);

    // ---- calls into the library

    /** A call into {@code java.util.concurrent}, or of a plain collection. */
    protected abstract void calls(@Nullable Object receiver, int site);

    /** The innermost call has returned; {@code vain} when it is known to have changed nothing. */
    protected abstract void returned(@Nullable Object receiver, int site, boolean vain);

    // ---- monitors

    protected abstract void requests(Object monitor, int site);

    protected abstract void acquired(Object monitor, int site);

    /** Comes before the monitor is left, and must not throw. */
    protected abstract void releases(Object monitor, int site);

    protected abstract void waits(Object monitor, int site);

    /** The thread is back from a wait and has the monitor again. */
    protected abstract void woke(Object monitor, int site);

    protected abstract void signals(Object monitor, int site);

    // ---- threads

    /** Returns who tells about the new thread; null for one that is none of the program. */
    protected abstract @Nullable FreeThread starts(Thread child);

    /** The thread that {@link #starts} announced could not be started. */
    protected abstract void notStarted(FreeThread child);

    /** It sleeps, yields or goes round a loop that changes nothing. */
    protected abstract void pauses(int site);

    /** It parks, in whatever code. */
    protected abstract void parks();

    /** It gives a task to a pool, or makes the result of one known. */
    protected abstract void handsOver(Object task);

    /** It begins with a task that another thread may have given to its pool. */
    protected abstract void takesOver(Object task);

    /** Nothing handles what the thread dies of: true when it need not be printed either. */
    protected abstract boolean dies(Throwable thrown);

    protected abstract void ends();

    // ---- environment

    protected abstract Object commonPool();

    protected abstract Object delayer();

    protected abstract void addShutdownHook(Thread hook);

    protected abstract boolean removeShutdownHook(Thread hook);

    /** {@code System.exit} and the like: ends the run, and this thread by an error. */
    protected abstract void exits(int status);
}
