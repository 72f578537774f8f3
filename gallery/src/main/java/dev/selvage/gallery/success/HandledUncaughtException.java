package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;

/** A thread dies of an exception that its own handler expects and takes note of. */
public final class HandledUncaughtException {

    private Throwable handled;

    public static void main(String[] args) throws InterruptedException {
        HandledUncaughtException supervisor = new HandledUncaughtException();
        Thread worker = new Thread(() -> {
            throw new IllegalStateException("out of paper");
        });
        worker.setUncaughtExceptionHandler((thread, failure) -> supervisor.handled = failure);
        worker.start();
        worker.join();
        Check.equal("out of paper", supervisor.handled.getMessage());
    }
}
