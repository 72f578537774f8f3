package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** The handler of a thread's exceptions is set when the thread already runs, and may have died. */
@Fails("exception")
public final class HandlerSetTooLate {

    private volatile Throwable handled;

    public static void main(String[] args) {
        HandlerSetTooLate supervisor = new HandlerSetTooLate();
        Thread worker = Threads.start(() -> {
            throw new IllegalStateException("out of paper");
        });
        worker.setUncaughtExceptionHandler((thread, thrown) -> supervisor.handled = thrown);
        Threads.join(worker);
        Check.that(supervisor.handled != null, "not handled");
    }
}
