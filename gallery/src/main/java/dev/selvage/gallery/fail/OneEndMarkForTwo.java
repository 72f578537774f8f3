package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;

/** Two workers share a queue with a single end mark, and the one that does not get it waits for ever. */
@Fails("lost-wakeup")
public final class OneEndMarkForTwo {

    private static final int END = 0;

    private final BlockingQueue<Integer> jobs = new LinkedBlockingQueue<>(List.of(3, END));
    private final AtomicInteger sum = new AtomicInteger();

    private void work() throws InterruptedException {
        for (int job = jobs.take(); job != END; job = jobs.take()) {
            sum.addAndGet(job);
        }
    }

    public static void main(String[] args) {
        OneEndMarkForTwo pool = new OneEndMarkForTwo();
        Threads.both(pool::work, pool::work);
    }
}
