package dev.selvage.gallery;

/**
 * Starts and joins the threads of a program. Keeps them in local variables, because accesses to a shared array or list
 * would be scheduling points of their own.
 */
public final class Threads {

    /** What a thread does; it may throw what a {@link Runnable} may not. */
    @FunctionalInterface
    public interface Body {
        void run() throws Exception;
    }

    private Threads() {}

    /** Creates a thread that dies of whatever the body throws. */
    public static Thread create(Body body) {
        return new Thread(() -> run(body));
    }

    /** Creates and starts a thread. */
    public static Thread start(Body body) {
        Thread thread = create(body);
        thread.start();
        return thread;
    }

    /** Waits for the end of a thread. */
    public static void join(Thread thread) {
        run(() -> thread.join());
    }

    /** Runs two bodies in two new threads and waits for the end of both. */
    public static void both(Body first, Body second) {
        Thread one = create(first);
        Thread two = create(second);
        one.start();
        two.start();
        join(one);
        join(two);
    }

    /** Runs three bodies in three new threads and waits for the end of all. */
    public static void three(Body first, Body second, Body third) {
        Thread one = create(first);
        Thread two = create(second);
        Thread three = create(third);
        one.start();
        two.start();
        three.start();
        join(one);
        join(two);
        join(three);
    }

    private static void run(Body body) {
        try {
            body.run();
        } catch (RuntimeException e) {
            throw e;
        } catch (InterruptedException e) {
            throw new AssertionError("interrupted although nobody interrupts this thread", e);
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }
}
