package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import dev.selvage.gallery.Unproved;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.TimeUnit;

/** A transfer tells whether a consumer waits, gives up after a time, and leaves nothing behind then. */
@Unproved("a loop that yields")
public final class TransferWaitsForConsumer {

    private TransferWaitsForConsumer() {}

    public static void main(String[] args) throws InterruptedException {
        LinkedTransferQueue<String> queue = new LinkedTransferQueue<>();
        Check.that(!queue.tryTransfer("nobody"), "there is no consumer");
        Check.that(!queue.tryTransfer("nobody", 5, TimeUnit.MILLISECONDS), "there is no consumer");
        Check.equal(0, queue.size());
        Thread consumer = Threads.start(() -> Check.equal("parcel", queue.take()));
        while (!queue.hasWaitingConsumer()) {
            Thread.yield();
        }
        Check.that(queue.tryTransfer("parcel"), "the consumer has gone");
        Threads.join(consumer);
    }
}
