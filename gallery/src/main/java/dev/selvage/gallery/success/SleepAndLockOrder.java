package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;

/** Two threads take two locks in the same order; that one of them sleeps first makes no difference. */
public final class SleepAndLockOrder {

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
        book();
    }

    public static void main(String[] args) {
        SleepAndLockOrder bank = new SleepAndLockOrder();
        Threads.both(bank::book, bank::audit);
        Check.equal(2, bank.transfers);
    }
}
