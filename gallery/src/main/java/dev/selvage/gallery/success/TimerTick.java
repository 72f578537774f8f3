package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CountDownLatch;

/** A {@link Timer} runs a task twice, whereupon the task cancels the timer. */
public final class TimerTick {

    private final CountDownLatch ended = new CountDownLatch(1);
    private int ticks;

    private TimerTask task(Timer timer) {
        return new TimerTask() {
            @Override
            public void run() {
                ticks++;
                if (ticks == 2) {
                    timer.cancel();
                    ended.countDown();
                }
            }
        };
    }

    public static void main(String[] args) throws InterruptedException {
        TimerTick clock = new TimerTick();
        Timer timer = new Timer();
        timer.schedule(clock.task(timer), 5, 5);
        clock.ended.await();
        Check.equal(2, clock.ticks);
    }
}
