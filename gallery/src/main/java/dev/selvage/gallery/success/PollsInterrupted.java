package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;

/** A worker goes round until it is interrupted, and its question clears the flag. */
public final class PollsInterrupted {

    private PollsInterrupted() {}

    public static void main(String[] args) {
        Thread worker = Threads.start(() -> {
            while (!Thread.interrupted()) {}
            Check.that(!Thread.currentThread().isInterrupted(), "the flag was not cleared");
        });
        worker.interrupt();
        Threads.join(worker);
    }
}
