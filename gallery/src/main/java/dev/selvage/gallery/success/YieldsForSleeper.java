package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Runs;
import dev.selvage.gallery.Threads;

/** Two threads yield and count, until one that sleeps meanwhile lets them go on: time passes although they are never idle. */
@Runs(random = 20, exhaustive = 100)
public final class YieldsForSleeper {

    private volatile boolean ready;

    public static void main(String[] args) throws InterruptedException {
        YieldsForSleeper work = new YieldsForSleeper();
        Thread sleeper = new Thread(work::sleep);
        sleeper.start();
        Threads.both(work::await, work::await);
        sleeper.join();
        Check.that(work.ready, "nobody was woken");
    }

    private void sleep() {
        try {
            Thread.sleep(60_000);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
        ready = true;
    }

    private void await() {
        int rounds = 0;
        while (!ready) {
            rounds++;
            Thread.yield();
        }
        Check.that(rounds >= 0, "it can count");
    }
}
