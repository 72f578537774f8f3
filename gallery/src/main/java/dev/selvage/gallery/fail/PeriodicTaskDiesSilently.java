package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** A periodic task dies of an exception that nobody sees, and whoever waits for its next turn waits for ever. */
@Fails("lost-wakeup")
public final class PeriodicTaskDiesSilently {

    private final CountDownLatch ticks = new CountDownLatch(2);
    private volatile Integer step;

    private void tick() {
        if (step > 0) {
            ticks.countDown();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        PeriodicTaskDiesSilently clock = new PeriodicTaskDiesSilently();
        ScheduledExecutorService scheduler = Executors.newSingleThreadScheduledExecutor();
        scheduler.scheduleAtFixedRate(clock::tick, 0, 10, TimeUnit.MILLISECONDS);
        clock.step = 1;
        clock.ticks.await();
        scheduler.shutdownNow();
    }
}
