package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import dev.selvage.gallery.Unproved;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;

/** A queue without any place takes an offer only if somebody waits for it. */
@Unproved("a loop that yields")
public final class SynchronousQueueOffers {

    private SynchronousQueueOffers() {}

    public static void main(String[] args) throws InterruptedException {
        SynchronousQueue<String> hand = new SynchronousQueue<>(true);
        Check.that(!hand.offer("nobody waits"), "taken by nobody");
        Check.that(!hand.offer("nobody waits", 5, TimeUnit.MILLISECONDS), "taken by nobody");
        Thread taker = Threads.start(() -> Check.equal("baton", hand.take()));
        while (!hand.offer("baton")) {
            Thread.yield();
        }
        Threads.join(taker);
        Check.that(hand.isEmpty() && hand.poll() == null, "something is left");
    }
}
