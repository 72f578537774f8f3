package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/**
 * Of two sleepers the one with the much earlier deadline is expected to come first. Its sleep ends first, but nobody promises that it does anything before the
 * other one.
 */
@Fails("assertion")
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
