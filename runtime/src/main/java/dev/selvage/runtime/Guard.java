package dev.selvage.runtime;

import org.jspecify.annotations.Nullable;

/**
 * Says whether the calling thread is the one under control, at the price of one static read.
 *
 * <p>One thread of the program runs at a time, so a plain static compared with the current thread suffices; a
 * {@code ThreadLocal} would recurse into hooked code. Tool code clears both fields and may then use any JDK class.
 * Everything here belongs to the strand that holds the baton and is saved and restored around each hook.
 */
public final class Guard {
    /**
     * Whether a run is going on, controlled or free. Every hook asks for that first: code outside of runs then needs to know no more,
     * and the JIT asks once for all hooks between two calls, because they read the same field. While hooks sleep the agent has
     * left the question out, so nothing but a branch may depend on it.
     */
    static boolean watching;

    /** The thread that may produce events; null in tool code and in ignored sections. */
    public static @Nullable Thread running;

    /** The thread that holds the baton, also in ignored sections; null in tool code. */
    public static @Nullable Thread token;

    /** Whether the values read and written are wanted, as they are while a failure is being explained. */
    public static boolean values;

    /** What an initialiser of the program adds to {@link #ignored}, besides its depth. */
    static final int INITIALISER = 1 << 16;

    /** Depth of ignored sections (class initialisation, linkage) of the strand that holds the baton. */
    static int ignored;

    /**
     * Site of the user's call into {@code java.util} that is under way, 0 when there is none, negated when the library's
     * own accesses are folded into that call.
     */
    static int library;

    static @Nullable Director director;

    private Guard() {}

    /** Puts a director in charge of the hooks, or none; no thread is under control until one begins. */
    public static void install(@Nullable Director newDirector) {
        if (newDirector != null) prepare();
        running = null;
        token = null;
        director = newDirector;
        Builders.forget();
        References.forget();
        keepWatch();
        Library.keepStandardStreams();
        ReadBack.restart();
    }

    /** A run is about to begin, controlled or free. */
    static void prepare() {
        FirstRun.comes();
        HookSwitch.need();
    }

    /** A run has begun or ended. */
    static void keepWatch() {
        watching = director != null || Free.on;
        if (!watching) HookSwitch.release();
    }

    /** Declares the calling thread to be the one under control, from now on. */
    public static void begin() {
        Thread me = Thread.currentThread();
        ignored = 0;
        library = 0;
        Calls.begin();
        token = me;
        running = me;
    }

    /** Like {@link #begin}, but inside an ignored section that lasts until {@link #end}. */
    public static void beginIgnored() {
        ignored = 1;
        library = 0;
        Calls.begin();
        token = Thread.currentThread();
        running = null;
    }

    /**
     * Takes the calling thread out of control; what follows is tool code. A thread that was given up long ago, and ends at
     * last, must not end the control of the one that has the baton now.
     */
    public static void end() {
        if (Thread.currentThread() != token) return;
        running = null;
        token = null;
    }

    /** The site of the library call that is under way in the current strand, or 0. */
    public static int librarySite() {
        return library < 0 ? -library : library;
    }

    /** Whether the current strand is where the JVM allows no switch, if it can be helped. */
    public static boolean isIgnored() {
        return ignored > 0;
    }

    /** Whether the program was called back in an ignored section that is no initialiser of its own. */
    static boolean isCalledBack() {
        return ignored > 0 && ignored < INITIALISER && Thread.currentThread() == token;
    }

    /**
     * Whether the current strand does what the JVM wanted done at this moment, such as loading or linking a class or initialising one of the JDK. What an
     * initialiser of the program does is the program's.
     */
    public static boolean isOfJvm() {
        return (ignored & (INITIALISER - 1)) > ignored / INITIALISER;
    }

    static boolean isControlled() {
        return watching && Thread.currentThread() == token;
    }

    static Director director() {
        Director current = director;
        if (current == null) throw new IllegalStateException("no director is in charge");
        return current;
    }
}
