package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/**
 * A buffer of one place wakes just one waiter with {@code notify}, and that may be a consumer although only a producer
 * can go on. Two consumers wait, a producer fills the buffer, the other producer waits; the consumer that was woken
 * empties the buffer and wakes the second consumer, which finds nothing and waits again.
 */
@Fails("lost-wakeup")
public final class NotifyInsteadOfNotifyAll {

    private boolean full;

    private synchronized void put() throws InterruptedException {
        while (full) {
            wait();
        }
        full = true;
        notify();
    }

    private synchronized void take() throws InterruptedException {
        while (!full) {
            wait();
        }
        full = false;
        notify();
    }

    public static void main(String[] args) throws InterruptedException {
        NotifyInsteadOfNotifyAll buffer = new NotifyInsteadOfNotifyAll();
        Thread consumer = Threads.start(buffer::take);
        Thread producer = Threads.start(buffer::put);
        Thread secondProducer = Threads.start(buffer::put);
        buffer.take();
        Threads.join(consumer);
        Threads.join(producer);
        Threads.join(secondProducer);
    }
}
