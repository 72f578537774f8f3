package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** A consumer that gets nothing for a tenth of a second takes that for the end of all that comes. */
@Fails("assertion")
public final class PollTimeoutTakenForEnd {

    private final BlockingQueue<Integer> queue = new LinkedBlockingQueue<>();

    private void produce() {
        queue.add(1);
        queue.add(2);
    }

    public static void main(String[] args) throws InterruptedException {
        PollTimeoutTakenForEnd mail = new PollTimeoutTakenForEnd();
        Thread producer = Threads.start(mail::produce);
        int received = 0;
        while (mail.queue.poll(100, TimeUnit.MILLISECONDS) != null) {
            received++;
        }
        Check.equal(2, received);
        Threads.join(producer);
    }
}
