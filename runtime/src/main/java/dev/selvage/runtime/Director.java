package dev.selvage.runtime;

import java.util.Random;
import org.jspecify.annotations.Nullable;

/**
 * Decides what happens at a hook: the controlled engine schedules, a free-running one observes.
 *
 * <p>Called only by the thread that holds the baton, always from tool code. A method that reports a boolean says whether it
 * handled the operation; if not, the real one is carried out.
 */
public interface Director {
    // ---- memory

    /** A field or array element is about to be accessed; {@code target} is null for statics. */
    void access(@Nullable Object target, long index, int site);

    /** The value that the last access of this strand read or wrote; primitives arrive boxed. */
    void value(@Nullable Object value);

    /**
     * Something of the class is changed whose reads are no points: a final field, by reflection or the like, or a setting of the whole JVM.
     *
     * @param later whether it may be changed at any time from now on
     */
    default void changesUnseen(Class<?> owner, boolean later) {}

    /** The program does something that others might notice where nobody else can be scheduled, as in a class loader of its own. */
    default void calledBackAtOnce() {}

    /** The program asks what time it is. */
    default void looksAtClock() {}

    /** The program draws random numbers, or is about to. */
    default void drawsRandomNumbers() {}

    /**
     * A method of the JDK that has no hooks is about to be given {@code things}; returns a number for {@link #lent}, or -1 if nothing in them
     * can change.
     *
     * @param within a bit for each of them that is an array of which only the elements are lent
     * @param elements the site of what it does to arrays
     * @param text the site of what it does to texts
     */
    default long lend(@Nullable Object[] things, int within, int elements, int text) {
        return -1;
    }

    /** That method has returned. */
    default void lent(int elements, int text, long begun) {}

    // ---- library calls

    /** User code is about to call into {@code java.util.concurrent}. */
    void call(@Nullable Object receiver, int site);

    /** A call of {@code receiver}, made at {@code site}, has applied a function of the program and goes on. */
    default void applied(Object receiver, int site) {}

    /** The library is about to make known, by {@code receiver}, what a function of the program has made, at a line of its own. */
    default void commits(Object receiver, int site) {}

    /** A generator of random numbers is about to make the next one. */
    default void draws(Random generator, int site) {}

    /** User code is about to call a collection of {@code java.util}; its accesses follow one by one. */
    void collectionCall(@Nullable Object receiver, int site);

    /** User code is about to call an object of the JDK that is not made for several threads, and has no hooks inside. */
    default void unseenCall(Object receiver, int site) {
        call(receiver, site);
    }

    /** The call at this site, which just returned, has changed nothing after all. */
    void unchanged(int site);

    // ---- monitors

    /** Enters the modelled monitor and returns the object that the bytecode locks instead. */
    Object enter(Object monitor, int site, boolean visible);

    /** Leaves the modelled monitor; never throws for an abandoned run. */
    void exit(Object monitor, int site, boolean visible);

    /** {@code Object.wait}; 0 waits without limit. */
    void await(Object monitor, long nanos, int site) throws InterruptedException;

    /** {@code Object.notify} or {@code notifyAll}. */
    void signal(Object monitor, boolean all, int site);

    /** The thread comes once more to a monitor that it holds: others who get here before have to wait for it. */
    default void comesAgain(Object monitor, int site) {}

    boolean holds(Object monitor);

    /** Whether another strand holds the modelled monitor. */
    boolean isHeldByAnother(Object monitor);

    /** Waits until nobody holds the modelled monitor. */
    void pass(Object monitor, int site);

    // ---- threads

    /** {@code Thread.start}: makes the thread a strand, unless it serves the JVM. */
    boolean start(Thread thread);

    /** The program wants something that cannot be controlled, such as a thread of an unknown kind: ends the run. */
    void refuse(String what);

    /** {@code Thread.join}; 0 waits without limit. */
    boolean join(Thread thread, long nanos) throws InterruptedException;

    void sleep(long nanos, int site) throws InterruptedException;

    /** The strand lets others go first. */
    void yield(int site);

    /** The strand went round a loop that changes nothing: it makes no progress until somebody else writes. */
    void spin(int site);

    /** {@code LockSupport.park}; 0 parks without limit, a negative time takes the permit but does not wait for it. */
    boolean park(@Nullable Object blocker, long nanos);

    boolean unpark(Thread thread);

    /** The thread's interrupt flag was just set. */
    void interrupted(Thread thread);

    /** Whether the thread was started under control. */
    boolean isStrand(Thread thread);

    /** The current thread is about to start one that was started before, and fails. */
    default void startsAgain(Thread thread) {}

    /** Modelled liveness: 1 alive, 0 not, -1 for a thread that is no strand. */
    int alive(Thread thread);

    Thread.@Nullable State state(Thread thread);

    /** The id of a thread, counted in this run. */
    long id(Thread thread);

    /** The platform threads of this run that live, in the order of their start. */
    Thread[] liveThreads();

    /** How many platform threads have started in this run. */
    long startedThreads();

    /** How many of them have lived at the same time, since the run began or this was reset. */
    int peakThreads();

    void resetPeakThreads();

    /** What a thread of this run waits for, and what it has. */
    ThreadLocks locks(Thread thread);

    /** The threads that wait for locks of one another for ever. */
    Thread[] deadlockedThreads(boolean monitorsOnly);

    /** Where another strand is, in terms of the program; null for a thread that is no strand. */
    StackTraceElement @Nullable [] stackTrace(Thread thread);

    /** A thread outside control starts {@code thread} while a run is going on. */
    void uncontrolledStart(Thread starter, Thread thread);

    // ---- waits for something outside the program

    /**
     * The strand is about to do {@code what}, which may take any time: from the return on it is on its own, and others go on.
     *
     * @return what the strand has to show when it is back
     */
    Object stepOut(String what);

    /** The strand is back; returns when it has its turn, or false when the run was over long ago and it must end. */
    boolean awaitTurn(Object pass);

    /** The strand that was outside has its turn. */
    void stepIn(Object pass);

    // ---- environment

    /** A class of the program is about to be initialised. */
    void initialises();

    long nanoTime();

    long currentTimeMillis();

    int identityHash(Object object, boolean visible);

    /** The next number of a sequence of {@link Numbering} is given away. */
    default void draws(int sequence) {}

    /** The name of a thread is read, in which there may be such a number. */
    default void readsName() {}

    /** The common pool of this run. */
    Object commonPool();

    /** The scheduler of this run for time-outs of futures. */
    Object delayer();

    /** The pool of this run for threads that wait for the ends of processes. */
    Object reapers();

    /** The pool of the run in the place of another one that is static in the JDK. */
    Object poolLike(Object real);

    /** Fills {@code bytes} from the random sequence of this run. */
    void randomBytes(byte[] bytes);

    void addShutdownHook(Thread hook);

    boolean removeShutdownHook(Thread hook);

    /** {@code System.exit}: ends the run when the shutdown hooks are done. */
    void exit(int status);

    /** {@code Runtime.halt}: ends the run at once. */
    void halt(int status);
}
