package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.concurrent.CountDownLatch;

/** One latch lets two workers start, another tells when both are done with their own part. */
public final class LatchGate {

    private final CountDownLatch start = new CountDownLatch(1);
    private final CountDownLatch done = new CountDownLatch(2);
    private final int[] parts = new int[2];
    private int input;

    private void work(int index) throws InterruptedException {
        start.await();
        parts[index] = input + index;
        done.countDown();
    }

    public static void main(String[] args) throws InterruptedException {
        LatchGate gate = new LatchGate();
        Threads.start(() -> gate.work(0));
        Threads.start(() -> gate.work(1));
        gate.input = 10;
        gate.start.countDown();
        gate.done.await();
        Check.equal(21, gate.parts[0] + gate.parts[1]);
    }
}
