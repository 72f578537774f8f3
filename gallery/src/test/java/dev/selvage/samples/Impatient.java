package dev.selvage.samples;

import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;

/** Offers for a second what somebody is on the way to take: wrong only if computing may take longer than that. */
public final class Impatient {
    private Impatient() {}

    public static void main(String[] args) throws InterruptedException {
        SynchronousQueue<String> queue = new SynchronousQueue<>();
        String[] taken = new String[1];
        Thread taker = new Thread(() -> taken[0] = queue.poll());
        Thread giver = new Thread(() -> {
            try {
                if (!queue.offer("gift", 1, TimeUnit.SECONDS)) throw new IllegalStateException("nobody came");
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        giver.start();
        while (giver.getState() != Thread.State.TIMED_WAITING) Thread.onSpinWait();
        taker.start();
        taker.join();
        giver.join();
        if (!"gift".equals(taken[0])) throw new AssertionError("not taken");
    }
}
