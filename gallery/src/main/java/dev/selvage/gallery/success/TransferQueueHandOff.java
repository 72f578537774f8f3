package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.concurrent.LinkedTransferQueue;

/** A transfer returns only once somebody has taken the element. */
public final class TransferQueueHandOff {

    private TransferQueueHandOff() {}

    public static void main(String[] args) throws InterruptedException {
        LinkedTransferQueue<Integer> queue = new LinkedTransferQueue<>();
        Thread giver = Threads.start(() -> queue.transfer(5));
        int taken = queue.take();
        Check.equal(5, taken);
        Threads.join(giver);
        Check.that(queue.isEmpty(), "left over");
    }
}
