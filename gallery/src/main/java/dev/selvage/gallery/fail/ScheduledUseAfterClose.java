package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** What a scheduled task uses is closed first and the scheduler shut down then, as the task is not due for long. */
@Fails("assertion")
public final class ScheduledUseAfterClose {

    private volatile boolean closed;
    private volatile boolean usedClosed;

    private void use() {
        usedClosed = closed;
    }

    public static void main(String[] args) throws InterruptedException {
        ScheduledUseAfterClose file = new ScheduledUseAfterClose();
        ScheduledExecutorService scheduler = Executors.newSingleThreadScheduledExecutor();
        scheduler.schedule(file::use, 300, TimeUnit.MILLISECONDS);
        file.closed = true;
        scheduler.shutdownNow();
        Check.that(scheduler.awaitTermination(1, TimeUnit.MINUTES), "does not end");
        Check.that(!file.usedClosed, "used after it was closed");
    }
}
