package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;

/** A buffer of one place for two producers and two consumers, who wait in loops and wake everybody. */
public final class BoundedBuffer {

    private int content;
    private int taken;

    private synchronized void put(int value) throws InterruptedException {
        while (content != 0) {
            wait();
        }
        content = value;
        notifyAll();
    }

    private synchronized void take() throws InterruptedException {
        while (content == 0) {
            wait();
        }
        taken += content;
        content = 0;
        notifyAll();
    }

    public static void main(String[] args) throws InterruptedException {
        BoundedBuffer buffer = new BoundedBuffer();
        Thread consumer = Threads.start(buffer::take);
        Thread producer = Threads.start(() -> buffer.put(3));
        Thread secondProducer = Threads.start(() -> buffer.put(4));
        buffer.take();
        Threads.join(consumer);
        Threads.join(producer);
        Threads.join(secondProducer);
        Check.equal(7, buffer.taken);
    }
}
