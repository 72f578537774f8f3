package dev.selvage.engine.execution;

import java.util.concurrent.Callable;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/** What a driver does, and its result for the thread that waits for it and watches. */
final class Work<T> implements Runnable {
    private final Callable<T> body;
    private final Thread watcher = Thread.currentThread();
    private @Nullable T value;
    private @Nullable Throwable thrown;
    private volatile boolean done;

    Work(Callable<T> body) {
        this.body = body;
    }

    @Override
    public void run() {
        try {
            value = body.call();
        } catch (Throwable e) {
            thrown = e;
        }
    }

    /** Tells the watcher that nothing of it goes on any more. */
    void announceEnd() {
        done = true;
        LockSupport.unpark(watcher);
    }

    /** Nobody is left who could bring it to its end. */
    void fail(Throwable cause) {
        thrown = cause;
        announceEnd();
    }

    boolean isDone() {
        return done;
    }

    // A null is the body's own business.
    @SuppressWarnings("NullAway")
    T result() throws Exception {
        if (thrown instanceof Exception exception) throw exception;
        if (thrown instanceof Error error) throw error;
        return value;
    }
}
