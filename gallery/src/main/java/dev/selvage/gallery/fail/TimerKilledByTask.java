package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CountDownLatch;

/** A task of a {@link Timer} throws and kills the timer's thread, and its other task is never run. */
@Fails("exception")
public final class TimerKilledByTask {

    private volatile String text;

    public static void main(String[] args) throws InterruptedException {
        TimerKilledByTask printer = new TimerKilledByTask();
        CountDownLatch printed = new CountDownLatch(1);
        Timer timer = new Timer();
        timer.schedule(
                new TimerTask() {
                    @Override
                    public void run() {
                        printer.text = printer.text.trim();
                        printed.countDown();
                        timer.cancel();
                    }
                },
                0);
        printer.text = " hello ";
        printed.await();
    }
}
