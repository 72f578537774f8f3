package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Unproved;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** A scheduler is shut down, and what its task uses is closed when no task is left. */
@Unproved("java.util.concurrent.FutureTask")
public final class ScheduledUseBeforeClose {

    private volatile boolean closed;
    private volatile boolean usedClosed;

    private void use() {
        usedClosed = closed;
    }

    public static void main(String[] args) throws InterruptedException {
        ScheduledUseBeforeClose file = new ScheduledUseBeforeClose();
        ScheduledExecutorService scheduler = Executors.newSingleThreadScheduledExecutor();
        scheduler.schedule(file::use, 300, TimeUnit.MILLISECONDS);
        scheduler.shutdownNow();
        Check.that(scheduler.awaitTermination(1, TimeUnit.MINUTES), "does not end");
        file.closed = true;
        Check.that(!file.usedClosed, "used after it was closed");
    }
}
