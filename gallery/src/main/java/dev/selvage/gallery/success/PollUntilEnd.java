package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** A consumer that gets nothing for a tenth of a second asks again, until it gets what says that nothing more comes. */
public final class PollUntilEnd {

    private static final Integer END = 0;

    private final BlockingQueue<Integer> queue = new LinkedBlockingQueue<>();

    private void produce() {
        queue.add(1);
        queue.add(2);
        queue.add(END);
    }

    public static void main(String[] args) throws InterruptedException {
        PollUntilEnd mail = new PollUntilEnd();
        Thread producer = Threads.start(mail::produce);
        int received = 0;
        while (true) {
            Integer next = mail.queue.poll(100, TimeUnit.MILLISECONDS);
            if (END.equals(next)) break;
            if (next != null) received++;
        }
        Check.equal(2, received);
        Threads.join(producer);
    }
}
