package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import dev.selvage.gallery.Unproved;
import java.util.concurrent.CancellationException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicBoolean;

/** A task that is cancelled before it runs is never run; one that runs is interrupted. */
@Unproved("java.util.concurrent.FutureTask")
public final class FutureTaskCancelled {

    private static final AtomicBoolean BEGUN = new AtomicBoolean();
    private static final AtomicBoolean INTERRUPTED = new AtomicBoolean();

    private FutureTaskCancelled() {}

    private static String sleep() {
        BEGUN.set(true);
        try {
            Thread.sleep(3_600_000);
        } catch (InterruptedException e) {
            INTERRUPTED.set(true);
        }
        return "awake";
    }

    public static void main(String[] args) throws Exception {
        FutureTask<String> task = new FutureTask<>(FutureTaskCancelled::sleep);
        Thread thread = Threads.start(task::run);
        Check.that(task.cancel(true), "it was not done");
        try {
            task.get();
            throw new AssertionError("a cancelled task has no result");
        } catch (CancellationException expected) {
            Check.that(task.isDone() && task.isCancelled(), "not cancelled");
        }
        Threads.join(thread);
        Check.equal(BEGUN.get(), INTERRUPTED.get());
        Check.that(!task.cancel(true), "cancelled twice");
    }
}
