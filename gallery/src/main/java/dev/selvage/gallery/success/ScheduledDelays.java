package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Unproved;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

/** Tasks of a single scheduler thread run in the order of their delays, and a periodic one stops when cancelled. */
@Unproved("java.util.concurrent.FutureTask")
public final class ScheduledDelays {

    private ScheduledDelays() {}

    public static void main(String[] args) throws Exception {
        ScheduledExecutorService scheduler = Executors.newSingleThreadScheduledExecutor();
        StringBuffer order = new StringBuffer();
        ScheduledFuture<?> late = scheduler.schedule(() -> order.append("late"), 2, TimeUnit.SECONDS);
        ScheduledFuture<?> early = scheduler.schedule(() -> order.append("early "), 1, TimeUnit.SECONDS);
        Check.that(late.getDelay(TimeUnit.MILLISECONDS) > 0, "due at once");
        late.get();
        Check.that(early.isDone(), "the early one is late");
        Check.equal("early late", order.toString());
        CountDownLatch ticks = new CountDownLatch(2);
        ScheduledFuture<?> clock = scheduler.scheduleWithFixedDelay(ticks::countDown, 0, 1, TimeUnit.MILLISECONDS);
        ticks.await();
        Check.that(clock.cancel(false) && clock.isCancelled(), "not cancelled");
        scheduler.shutdown();
        Check.that(scheduler.awaitTermination(1, TimeUnit.MINUTES), "does not end");
    }
}
