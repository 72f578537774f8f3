package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.concurrent.SynchronousQueue;

/** A queue without any place makes the sender wait for the receiver. */
public final class SynchronousQueueHandOff {

    private static boolean sent;

    private SynchronousQueueHandOff() {}

    public static void main(String[] args) throws InterruptedException {
        SynchronousQueue<String> hand = new SynchronousQueue<>();
        Thread sender = Threads.start(() -> {
            hand.put("baton");
            sent = true;
        });
        Check.equal("baton", hand.take());
        Threads.join(sender);
        Check.that(sent, "the sender did not come back");
    }
}
