package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;

/** What a handler of uncaught exceptions throws itself is ignored, and the thread ends all the same. */
public final class HandlerThrows {

    private static boolean called;

    private HandlerThrows() {}

    public static void main(String[] args) {
        Thread thread = Threads.create(() -> {
            throw new IllegalStateException("first");
        });
        thread.setUncaughtExceptionHandler((dead, thrown) -> {
            called = true;
            throw new IllegalArgumentException("second", thrown);
        });
        thread.start();
        Threads.join(thread);
        Check.that(called, "the handler was not called");
        Check.equal(Thread.State.TERMINATED, thread.getState());
    }
}
