package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Punctual;
import dev.selvage.gallery.Threads;

/** A thread looks at a flag every ten milliseconds; whoever raises it takes a second for that. */
@Punctual("A hundred sleeps of 10 ms have to take as long as one of a second.")
public final class SleepsBetweenPolls {

    private volatile boolean ready;

    private void prepare() throws InterruptedException {
        Thread.sleep(1_000);
        ready = true;
    }

    public static void main(String[] args) throws InterruptedException {
        SleepsBetweenPolls flag = new SleepsBetweenPolls();
        Thread other = Threads.start(flag::prepare);
        int polls = 0;
        while (!flag.ready) {
            Thread.sleep(10);
            polls++;
        }
        Check.that(polls >= 99 && polls <= 101, "polled " + polls + " times");
        Threads.join(other);
    }
}
