package dev.selvage.runtime;

import org.jspecify.annotations.Nullable;

/**
 * The other half of every hook: what it does while a program runs freely, on all cores.
 *
 * <p>A thread finds what is kept of it in an open-addressed table by its identity; a {@code ThreadLocal} would recurse into
 * hooked code. Only threads that were started by one in the table get into it, so the JVM's and the tool's own stay out.
 */
public final class Free {
    private static final int SMALLEST = 64;

    /** Whether a free run is going on. */
    static boolean on;

    /** Whether accesses to fields and array elements are wanted, too. */
    static boolean memory;

    /** Changed by inserting only: a thread looks for nobody but itself, and was inserted before it began. */
    private static FreeThread[] table = new FreeThread[SMALLEST];

    private static int size;

    private Free() {}

    /** Begins a run whose only thread so far is {@code main}, which has not begun. Threads left of earlier runs stay known. */
    public static synchronized void begin(FreeThread main, boolean wantsMemory) {
        Guard.prepare();
        FreeThread[] old = table;
        table = new FreeThread[SMALLEST];
        size = 0;
        for (FreeThread thread : old) {
            boolean stays = thread != null && thread.thread().isAlive() && thread.thread() != main.thread();
            if (stays) insert(thread);
        }
        insert(main);
        memory = wantsMemory;
        on = true;
        Guard.keepWatch();
    }

    /** Makes a thread known that nobody in the program starts. */
    public static void add(FreeThread thread) {
        insert(thread);
    }

    /** Makes even accesses to memory known, so that no thread that runs on stays unseen. */
    public static void watchAll() {
        memory = true;
    }

    /** Nothing is watched any more. */
    public static void end() {
        on = false;
        memory = false;
        Guard.keepWatch();
    }

    private static synchronized void insert(FreeThread thread) {
        if (2 * ++size > table.length) {
            FreeThread[] larger = new FreeThread[2 * table.length];
            for (FreeThread known : table) {
                if (known != null) put(larger, known);
            }
            put(larger, thread);
            table = larger;
        } else {
            put(table, thread);
        }
    }

    private static void put(FreeThread[] into, FreeThread thread) {
        int i = System.identityHashCode(thread.thread()) & (into.length - 1);
        while (into[i] != null) i = (i + 1) & (into.length - 1);
        into[i] = thread;
    }

    private static @Nullable FreeThread find(Thread thread) {
        FreeThread[] known = table;
        int i = System.identityHashCode(thread) & (known.length - 1);
        while (known[i] != null && known[i].thread() != thread) i = (i + 1) & (known.length - 1);
        return known[i];
    }

    /** The calling thread, unless it is none of the program or in a section that is not watched. */
    private static @Nullable FreeThread speaking() {
        FreeThread me = find(Thread.currentThread());
        return me == null || me.quiet != 0 ? null : me;
    }

    /** Whether the calling thread is one of the program. */
    static boolean isOfProgram() {
        return find(Thread.currentThread()) != null;
    }

    /** Whether the calling thread is one of the program and in no section that is not watched. */
    static boolean isNoticed() {
        FreeThread me = find(Thread.currentThread());
        return me != null && me.quiet == 0;
    }

    // ---- sections that are not watched

    static void enterIgnored() {
        FreeThread me = find(Thread.currentThread());
        if (me != null) me.quiet++;
    }

    static void exitIgnored() {
        FreeThread me = find(Thread.currentThread());
        // The section may have begun before the run did.
        if (me != null && me.quiet > 0) me.quiet--;
    }

    // ---- memory

    static void access(@Nullable Object target, long index, int site) {
        FreeThread me = speaking();
        if (me == null) return;
        me.quiet++;
        try {
            me.accesses(target, index, site);
        } finally {
            me.quiet--;
        }
    }

    static void libraryAccess(@Nullable Object target, long index, int site) {
        FreeThread me = speaking();
        if (me == null || me.library <= 0) return;
        me.quiet++;
        try {
            me.accesses(target, index, site);
        } finally {
            me.quiet--;
        }
    }

    // ---- calls into the library

    static int call(@Nullable Object receiver, int site, boolean folded) {
        FreeThread me = speaking();
        if (me == null) return 0;
        me.quiet++;
        try {
            me.calls(receiver, site);
        } finally {
            me.quiet--;
        }
        return me.push(receiver, folded ? -site : site);
    }

    static int mark(@Nullable Object receiver, int site) {
        FreeThread me = speaking();
        return me == null ? 0 : me.push(receiver, -site);
    }

    /** How many calls into the library are under way. */
    static int depth() {
        FreeThread me = speaking();
        return me == null ? 0 : me.depth();
    }

    /** A call has begun in which accesses are seen. */
    static void open(int site) {
        FreeThread me = speaking();
        if (me != null) me.push(null, site);
    }

    static void returned(int depth) {
        FreeThread me = speaking();
        if (me == null) return;
        Object receiver = me.receiver();
        int site = me.librarySite();
        boolean innermost = me.isInnermost(depth);
        boolean vain = me.vain;
        me.pop(depth);
        if (!innermost) return;
        me.quiet++;
        try {
            me.returned(receiver, site, vain);
        } finally {
            me.quiet--;
        }
    }

    /** The innermost call, if it is the one at this site, has changed nothing. */
    static void vain(int site) {
        FreeThread me = speaking();
        if (me != null && me.library == -site) me.vain = true;
    }

    static void unwound() {
        FreeThread me = speaking();
        if (me != null) me.pop(0);
    }

    // ---- monitors

    static void requests(Object monitor, int site, boolean inLibrary) {
        FreeThread me = speaking();
        if (me == null || inLibrary && me.library <= 0) return;
        me.quiet++;
        try {
            me.requests(monitor, site);
        } finally {
            me.quiet--;
        }
    }

    static void acquired(Object monitor, int site, boolean inLibrary) {
        FreeThread me = speaking();
        if (me == null || inLibrary && me.library <= 0) return;
        me.quiet++;
        try {
            me.acquired(monitor, site);
        } finally {
            me.quiet--;
        }
    }

    static void releases(Object monitor, int site, boolean inLibrary) {
        FreeThread me = speaking();
        if (me == null || inLibrary && me.library <= 0) return;
        me.quiet++;
        try {
            me.releases(monitor, site);
        } finally {
            me.quiet--;
        }
    }

    static void waits(Object monitor, int site) {
        FreeThread me = speaking();
        if (me == null) return;
        me.quiet++;
        try {
            me.waits(monitor, site);
        } finally {
            me.quiet--;
        }
    }

    static void woke(Object monitor, int site) {
        FreeThread me = speaking();
        if (me == null) return;
        me.quiet++;
        try {
            me.woke(monitor, site);
        } finally {
            me.quiet--;
        }
    }

    static void signals(Object monitor, int site) {
        FreeThread me = speaking();
        if (me == null) return;
        me.quiet++;
        try {
            me.signals(monitor, site);
        } finally {
            me.quiet--;
        }
    }

    // ---- threads

    /** Before {@code child} starts: a child of a thread of the program is one, too. */
    static @Nullable FreeThread starts(Thread child) {
        FreeThread me = find(Thread.currentThread());
        if (me == null) return null;
        me.quiet++;
        try {
            FreeThread started = me.starts(child);
            if (started != null) insert(started);
            return started;
        } finally {
            me.quiet--;
        }
    }

    static void notStarted(FreeThread child) {
        FreeThread me = find(Thread.currentThread());
        if (me != null) me.notStarted(child);
    }

    /** The state that the thread would be in if there were no tool to hold it up; null where the real one is right. */
    static Thread.@Nullable State state(Thread thread) {
        FreeThread me = speaking();
        FreeThread other = me == null ? null : find(thread);
        if (me == null || other == null) return null;
        me.quiet++;
        try {
            // Asked on both sides of the look, as it may be held up, or let go, meanwhile.
            boolean paused = other.isPaused();
            Thread.State real = thread.getState();
            return paused || other.isPaused() ? Thread.State.RUNNABLE : real;
        } finally {
            me.quiet--;
        }
    }

    static void pauses(int site) {
        FreeThread me = speaking();
        if (me == null) return;
        me.quiet++;
        try {
            me.pauses(site);
        } finally {
            me.quiet--;
        }
    }

    static void parks() {
        FreeThread me = speaking();
        if (me != null) me.parks();
    }

    // ---- tasks of pools

    static void handsOver(Object task) {
        FreeThread me = speaking();
        if (me == null) return;
        me.quiet++;
        try {
            me.handsOver(task);
        } finally {
            me.quiet--;
        }
    }

    static void takesOver(Object task) {
        FreeThread me = speaking();
        if (me == null) return;
        me.quiet++;
        try {
            me.takesOver(task);
        } finally {
            me.quiet--;
        }
    }

    // ---- ends of threads

    static boolean dies(Thread thread, Throwable thrown) {
        FreeThread me = find(thread);
        if (me == null) return false;
        me.quiet++;
        try {
            return me.dies(thrown);
        } finally {
            me.quiet--;
        }
    }

    static void ends(Thread thread) {
        FreeThread me = find(thread);
        if (me == null) return;
        // What the JDK does from here on is not the program's.
        me.quiet++;
        me.ends();
    }

    // ---- waits for something outside the program

    static void stepOut() {
        FreeThread me = find(Thread.currentThread());
        if (me != null) me.outside++;
    }

    static void stepIn() {
        FreeThread me = find(Thread.currentThread());
        if (me != null && me.outside > 0) me.outside--;
    }

    // ---- environment

    static @Nullable Object commonPool(@Nullable Object real) {
        FreeThread me = find(Thread.currentThread());
        return me == null ? real : me.commonPool();
    }

    static @Nullable Object delayer(@Nullable Object real) {
        FreeThread me = find(Thread.currentThread());
        return me == null ? real : me.delayer();
    }

    /** Whether the hook was one of the program and belongs to its run. */
    static boolean addShutdownHook(Thread hook) {
        FreeThread me = find(Thread.currentThread());
        if (me != null) me.addShutdownHook(hook);
        return me != null;
    }

    static boolean removeShutdownHook(Runtime runtime, Thread hook) {
        FreeThread me = find(Thread.currentThread());
        return me == null ? runtime.removeShutdownHook(hook) : me.removeShutdownHook(hook);
    }

    static void exits(int status) {
        FreeThread me = find(Thread.currentThread());
        if (me == null) System.exit(status);
        else me.exits(status);
    }
}
