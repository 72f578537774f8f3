package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** Two threads take two locks in opposite order; the second one sleeps first, by which time the first should long be done. */
@Fails("deadlock")
public final class SleepOrderedDeadlock {

    private final Object accounts = new Object();
    private final Object journal = new Object();
    private int transfers;

    private void book() {
        synchronized (accounts) {
            synchronized (journal) {
                transfers++;
            }
        }
    }

    private void audit() throws InterruptedException {
        Thread.sleep(500);
        synchronized (journal) {
            synchronized (accounts) {
                transfers++;
            }
        }
    }

    public static void main(String[] args) {
        SleepOrderedDeadlock bank = new SleepOrderedDeadlock();
        Threads.both(bank::book, bank::audit);
    }
}
