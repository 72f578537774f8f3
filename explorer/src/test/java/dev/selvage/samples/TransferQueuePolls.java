package dev.selvage.samples;

import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.TimeUnit;

/** Threads poll a transfer queue for a while, and one of them twice; there are fewer elements than polls. */
public final class TransferQueuePolls {
    private TransferQueuePolls() {}

    public static void main(String[] args) {
        LinkedTransferQueue<Integer> queue = new LinkedTransferQueue<>();
        Bodies.start(() -> queue.poll(10, TimeUnit.MILLISECONDS));
        Bodies.start(() -> {
            queue.poll(10, TimeUnit.MILLISECONDS);
            queue.poll(5, TimeUnit.MILLISECONDS);
        });
        Bodies.start(() -> queue.poll(10, TimeUnit.MILLISECONDS));
        Bodies.start(() -> {
            queue.put(1);
            queue.tryTransfer(2, 10, TimeUnit.MILLISECONDS);
        });
    }
}
