package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.concurrent.FutureTask;

/** A task is taken for done, while the thread that runs it, knowing it as a {@code Runnable} only, has not begun. */
@Fails("assertion")
public final class TaskRunAsRunnable {
    private TaskRunAsRunnable() {}

    public static void main(String[] args) {
        FutureTask<Integer> task = new FutureTask<>(() -> 1);
        Runnable body = task;
        Threads.both(() -> body.run(), () -> Check.that(task.isDone(), "it is not done yet"));
    }
}
