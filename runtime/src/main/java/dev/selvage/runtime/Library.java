package dev.selvage.runtime;

import java.util.Random;
import java.util.concurrent.SynchronousQueue;
import org.jspecify.annotations.Nullable;

/**
 * Hooks around calls from user code into {@code java.util}: they attribute what happens inside to the user's line.
 *
 * <p>A call into {@code java.util.concurrent} is one scheduling point and its inner accesses are folded into it, unless they are asked
 * for; a call of a plain collection makes each of its accesses a point, because that is where unsynchronised use goes wrong.
 */
public final class Library {
    private static final String CONCURRENT = "java.util.concurrent.";

    private static final ClassValue<Boolean> IS_CONCURRENT = new ClassValue<Boolean>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
            return type.getName().startsWith(CONCURRENT);
        }
    };

    private static final ClassValue<Boolean> IS_OF_JDK = new ClassValue<Boolean>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
            return isOfJdk(type);
        }
    };

    /** What several threads must not be in at once, as nobody would see what comes of that. */
    private static final ClassValue<Boolean> IS_UNSEEN = new ClassValue<Boolean>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
            Insight known = insight;
            return known != null && isOfJdk(type) && !known.isSeenInto(type);
        }
    };

    private static @Nullable Insight insight;

    /** Where the program prints to when it does nothing about that: nobody but a person reads it. */
    private static @Nullable Object standardOut;

    private static @Nullable Object standardError;

    /** Whether accesses inside {@code java.util.concurrent} are points, too; the agent has hooked them then. */
    private static boolean inside;

    private Library() {}

    /** Says who knows into which classes of the JDK a run sees. */
    public static void seesBy(Insight known) {
        insight = known;
    }

    static boolean isConcurrent(Object object) {
        return IS_CONCURRENT.get(object.getClass());
    }

    public static boolean isOfJdk(Class<?> type) {
        ClassLoader loader = type.getClassLoader();
        return loader == null || loader == ClassLoader.getPlatformClassLoader();
    }

    /** Before a run: what it prints from now on, unless it opens streams of its own, matters to nobody. */
    static void keepStandardStreams() {
        standardOut = System.out;
        standardError = System.err;
    }

    /** Says whether accesses inside {@code java.util.concurrent} are points of the runs to come. */
    public static void pointsInside(boolean wanted) {
        inside = wanted;
    }

    public static boolean hasPointsInside() {
        return inside;
    }

    /** Whether an access inside {@code java.util.concurrent} is a point: the program called it, or it is all that the thread does. */
    static boolean isInside() {
        return inside && (Guard.library > 0 || Guard.library == 0 && isOfLibrary(Threads.currentThread()));
    }

    private static boolean isOfLibrary(Thread thread) {
        Object body = ThreadAccess.taskOf(thread);
        return (body == null ? thread : body).getClass().getName().startsWith(CONCURRENT);
    }

    /** Before the call of a method of {@code java.util.concurrent}; returns what {@link #exit} needs. */
    public static int concurrent(@Nullable Object receiver, int site) {
        return Guard.watching ? concurrentCall(receiver, site) : 0;
    }

    private static int concurrentCall(@Nullable Object receiver, int site) {
        if (Thread.currentThread() != Guard.running) {
            if (Guard.isCalledBack()) Unseen.callBack();
            return Free.on ? Free.call(receiver, site, true) : 0;
        }
        int previous = Guard.library;
        Thread me = Guard.token;
        long state = Section.enter();
        try {
            Guard.director().call(receiver, site);
        } finally {
            Section.exit(me, state);
        }
        Guard.library = inside ? site : -site;
        return previous;
    }

    /** The same for a method of a type that objects of other packages have, too; ends with {@link #exit}. */
    public static int perhapsConcurrent(@Nullable Object receiver, int site) {
        if (!Guard.watching) return 0;
        if (receiver != null && IS_CONCURRENT.get(receiver.getClass())) return concurrentCall(receiver, site);
        return Free.on && Thread.currentThread() != Guard.running ? Free.depth() : Guard.library;
    }

    /** Before two objects are compared by one of them; what an object of the JDK reads in both are points. Ends with {@link #exit}. */
    public static int comparing(@Nullable Object receiver, int site) {
        int previous = perhapsConcurrent(receiver, site);
        if (Guard.watching && receiver != null && Thread.currentThread() == Guard.running) lookInside(receiver, site);
        return previous;
    }

    private static void lookInside(Object receiver, int site) {
        Thread me = Guard.token;
        long state = Section.enter();
        boolean matters;
        try {
            matters = IS_OF_JDK.get(receiver.getClass()) && !IS_CONCURRENT.get(receiver.getClass());
        } finally {
            Section.exit(me, state);
        }
        if (matters) Guard.library = site;
    }

    /** Before a thread is asked for something that only others notice when it changes; ends with {@link #exit}. */
    public static int ofOtherThread(@Nullable Object thread, int site) {
        if (!Guard.watching) return 0;
        if (thread != Threads.currentThread()) return concurrentCall(thread, site);
        return Free.on && Thread.currentThread() != Guard.running ? Free.depth() : Guard.library;
    }

    /** Before the call of any other method of {@code java.util}: the receiver's class tells which kind it is. */
    public static int collection(@Nullable Object receiver, int site) {
        return Guard.watching ? collectionCall(receiver, site) : 0;
    }

    static int collectionCall(@Nullable Object receiver, int site) {
        if (Thread.currentThread() != Guard.running) return Free.on ? freeCall(receiver, site) : 0;
        int previous = Guard.library;
        boolean folded;
        boolean unseen = false;
        Thread me = Guard.token;
        long state = Section.enter();
        try {
            folded = receiver != null && IS_CONCURRENT.get(receiver.getClass());
            if (folded) {
                Guard.director().call(receiver, site);
            } else if (receiver != null && IS_UNSEEN.get(receiver.getClass())) {
                unseen = true;
                Guard.director().unseenCall(receiver, site);
            } else {
                if (receiver instanceof StringBuilder) Builders.add(receiver);
                Guard.director().collectionCall(receiver, site);
            }
        } finally {
            Section.exit(me, state);
        }
        Guard.library = unseen || folded && !inside ? -site : site;
        return previous;
    }

    private static int freeCall(@Nullable Object receiver, int site) {
        return Free.call(receiver, site, receiver != null && IS_CONCURRENT.get(receiver.getClass()));
    }

    /** Before the call of a stream, a file and the like: a point, and what happens inside is folded into it. */
    public static int closed(@Nullable Object receiver, int site) {
        return Guard.watching ? sharedCall(receiver, receiver, site, -site) : 0;
    }

    /** Before the call of what may not be made for several threads: a point, if it is not. */
    public static int unseen(Object receiver, int site) {
        return Guard.watching ? unseenCall(receiver, site) : 0;
    }

    private static int unseenCall(Object receiver, int site) {
        if (Thread.currentThread() != Guard.running) return Free.on ? Free.mark(receiver, site) : 0;
        int previous = Guard.library;
        Thread me = Guard.token;
        long state = Section.enter();
        boolean unseen;
        try {
            unseen = receiver != null && isUnseen(receiver) && OwnMethods.isOfJdk(receiver.getClass(), site);
            if (unseen) Guard.director().unseenCall(receiver, site);
        } finally {
            Section.exit(me, state);
        }
        if (unseen) Guard.library = -site;
        return previous;
    }

    /** The same where the JDK's method is called by the name of a class of the program, which inherits it. */
    public static int inherited(Object receiver, int site) {
        return Guard.watching ? sharedCall(receiver, null, site, -site) : 0;
    }

    /** Before the call of a buffer: a point, and so are accesses inside. */
    public static int open(@Nullable Object receiver, int site) {
        return Guard.watching ? sharedCall(receiver, receiver, site, site) : 0;
    }

    /** @param judged whose class says whether the call matters; null if it does in any case */
    private static int sharedCall(@Nullable Object receiver, @Nullable Object judged, int site, int inside) {
        if (Thread.currentThread() != Guard.running) return Free.on ? Free.mark(receiver, site) : 0;
        int previous = Guard.library;
        Thread me = Guard.token;
        long state = Section.enter();
        boolean matters;
        try {
            matters = judged == null || matters(judged, site);
            if (matters && receiver != null && isUnseen(receiver))
                Guard.director().unseenCall(receiver, site);
            else if (matters) Guard.director().call(receiver, site);
        } finally {
            Section.exit(me, state);
        }
        if (matters) Guard.library = inside;
        return previous;
    }

    /** By what it inherits from the JDK. */
    private static boolean isUnseen(Object receiver) {
        Class<?> type = receiver.getClass();
        while (!IS_OF_JDK.get(type)) type = type.getSuperclass();
        return IS_UNSEEN.get(type);
    }

    private static boolean matters(Object receiver, int site) {
        return receiver != standardOut && receiver != standardError && OwnMethods.isOfJdk(receiver.getClass(), site);
    }

    /** In the middle of a folded call: what the JDK calls next is looked into. Ends with {@link #exit}. */
    public static int opened() {
        return Guard.watching ? turned(1) : 0;
    }

    /** In the middle of a call that is looked into: what follows is the JDK's own business. Ends with {@link #exit}. */
    public static int folded() {
        return Guard.watching ? turned(-1) : 0;
    }

    private static int turned(int sign) {
        if (Thread.currentThread() != Guard.running) return Free.on ? Free.depth() : 0;
        int previous = Guard.library;
        Guard.library = sign * Guard.librarySite();
        return previous;
    }

    /** Before a call that the model sees by itself: only the line is noted. */
    public static int mark(@Nullable Object receiver, int site) {
        return Guard.watching ? markedCall(receiver, site) : 0;
    }

    private static int markedCall(@Nullable Object receiver, int site) {
        if (Thread.currentThread() != Guard.running) return Free.on ? Free.mark(receiver, site) : Guard.library;
        int previous = Guard.library;
        Guard.library = -site;
        return previous;
    }

    /** After a call that changes nothing when it returns false, such as {@code compareAndSet}. */
    public static void attempted(boolean success, int site) {
        if (Guard.watching && !success) changedNothing(site);
    }

    /** After a call that changes nothing when it returns null, such as {@code poll}. */
    public static void polled(@Nullable Object result, int site) {
        if (Guard.watching && result == null) changedNothing(site);
    }

    private static void changedNothing(int site) {
        if (Free.on) Free.vain(site);
        read(site);
    }

    /** After a call that changed nothing; a collection whose accesses are points by themselves needs no such hint. */
    public static void read(int site) {
        if (Guard.watching) unchanged(site);
    }

    private static void unchanged(int site) {
        if (Thread.currentThread() != Guard.running || Guard.library != -site) return;
        Thread me = Guard.token;
        long state = Section.enter();
        try {
            Guard.director().unchanged(site);
        } finally {
            Section.exit(me, state);
        }
    }

    /** In the middle of a folded call: the function that {@code receiver} was given has made a value, which is about to be set if nobody else was faster. */
    public static void applied(Object receiver) {
        if (Guard.watching && Guard.library < 0) appliedByProgram(receiver);
    }

    private static void appliedByProgram(Object receiver) {
        if (Thread.currentThread() != Guard.running) return;
        int site = Guard.librarySite();
        Thread me = Guard.token;
        long state = Section.enter();
        try {
            Guard.director().applied(receiver, site);
        } finally {
            Section.exit(me, state);
        }
    }

    /**
     * In the middle of a folded call, or in the work of a pool: what comes next makes known what a function of the program has made. Others may have seen by now
     * what else the function did.
     */
    public static void commits(Object receiver, int site) {
        if (Guard.watching && !inside) commit(receiver, site);
    }

    /** Inside a generator of random numbers, which is about to make the next one. */
    public static void draws(Random generator, int site) {
        if (Guard.watching) draw(generator, site);
    }

    private static void draw(Random generator, int site) {
        if (Thread.currentThread() != Guard.running) return;
        Thread me = Guard.token;
        long state = Section.enter();
        try {
            Guard.director().draws(generator, site);
        } finally {
            Section.exit(me, state);
        }
    }

    /**
     * A worker of a pool has done a task and is about to wait for the next one. Where a queue has no room, whoever comes before it waits is not served by it.
     */
    public static void idles(Object pool, Object queue, int site) {
        if (Guard.watching && !inside && queue instanceof SynchronousQueue) idle(pool, site);
    }

    private static void idle(Object pool, int site) {
        if (Thread.currentThread() != Guard.running) return;
        Thread me = Guard.token;
        long state = Section.enter();
        try {
            Guard.director().call(pool, site);
        } finally {
            Section.exit(me, state);
        }
    }

    private static void commit(Object receiver, int site) {
        if (Thread.currentThread() != Guard.running) return;
        Thread me = Guard.token;
        long state = Section.enter();
        try {
            Guard.director().commits(receiver, site);
        } finally {
            Section.exit(me, state);
        }
    }

    /** After the call returned. */
    public static void exit(int previous) {
        if (Guard.watching) returned(previous);
    }

    private static void returned(int previous) {
        if (Thread.currentThread() == Guard.running) Guard.library = previous;
        else if (Free.on) Free.returned(previous);
    }

    /** At the start of an exception handler of user code: the library call, if any, is over. */
    public static void unwound() {
        if (!Guard.watching) return;
        if (Thread.currentThread() == Guard.running) Guard.library = 0;
        else if (Free.on) Free.unwound();
    }
}
