package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.concurrent.LinkedTransferQueue;

/** A transfer returns when the element was taken, not when the taker is done with it. */
@Fails("assertion")
public final class TransferTakenForDone {

    private final LinkedTransferQueue<Integer> orders = new LinkedTransferQueue<>();
    private volatile int cooked;

    private void cook() throws InterruptedException {
        cooked = orders.take();
    }

    public static void main(String[] args) throws InterruptedException {
        TransferTakenForDone kitchen = new TransferTakenForDone();
        Thread chef = Threads.start(kitchen::cook);
        kitchen.orders.transfer(3);
        Check.equal(3, kitchen.cooked);
        Threads.join(chef);
    }
}
