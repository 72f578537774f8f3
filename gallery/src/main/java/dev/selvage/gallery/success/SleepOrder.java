package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;

/**
 * Of two sleepers the one with the much earlier deadline comes first. No real clock promises that; virtual time, which
 * advances only when nothing else can run, does.
 */
public final class SleepOrder {

    private String order = "";

    private void sleepThenSay(int millis, String word) throws InterruptedException {
        Thread.sleep(millis);
        synchronized (this) {
            order += word;
        }
    }

    public static void main(String[] args) {
        SleepOrder race = new SleepOrder();
        Threads.both(() -> race.sleepThenSay(400, "tortoise"), () -> race.sleepThenSay(5, "hare "));
        Check.equal("hare tortoise", race.order);
    }
}
