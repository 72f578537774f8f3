package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Runs;
import dev.selvage.gallery.Threads;

/** The main thread looks every 100 ms, for a second, whether a service is up that needs 60,000 steps, which is nothing of a second. */
@Runs(random = 5, exhaustive = 2)
public final class SleepsUntilServiceIsUp {

    private static final int ROUNDS = 30_000;
    private static final int MOST_LOOKS = 10;

    private int table;
    private volatile boolean up;

    private void begin() {
        for (int i = 0; i < ROUNDS; i++) {
            table += i;
        }
        up = true;
    }

    public static void main(String[] args) throws InterruptedException {
        SleepsUntilServiceIsUp service = new SleepsUntilServiceIsUp();
        Thread starter = Threads.start(service::begin);
        for (int i = 0; i < MOST_LOOKS && !service.up; i++) {
            Thread.sleep(100);
        }
        Check.that(service.up, "the service is not up after a second");
        Threads.join(starter);
    }
}
