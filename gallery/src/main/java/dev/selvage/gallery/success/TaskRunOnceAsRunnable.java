package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;

/** Two threads run the same task, which they know as a {@code Runnable} only: it is done once. */
public final class TaskRunOnceAsRunnable {
    private TaskRunOnceAsRunnable() {}

    public static void main(String[] args) throws Exception {
        AtomicInteger count = new AtomicInteger();
        FutureTask<Integer> task = new FutureTask<>(count::incrementAndGet);
        Runnable body = task;
        Threads.both(() -> body.run(), () -> body.run());
        Check.equal(1, (int) task.get());
        Check.equal(1, count.get());
    }
}
