package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.concurrent.SynchronousQueue;

/** A job is offered to a worker that may not wait for it yet, and nobody looks whether it was taken. */
@Fails("lost-wakeup")
public final class OfferWithoutTaker {

    private OfferWithoutTaker() {}

    public static void main(String[] args) {
        SynchronousQueue<String> hand = new SynchronousQueue<>();
        Thread worker = Threads.start(hand::take);
        hand.offer("job");
        Threads.join(worker);
    }
}
