package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** An exception in a synchronized method releases the monitor while only one of two fields is set. */
@Fails("assertion")
public final class HalfDoneByException {

    private final int[] history = new int[1];
    private int debit;
    private int credit;

    private synchronized void book(int entry) {
        debit++;
        history[entry] = debit;
        credit++;
    }

    private void tryToBook(int entry) {
        try {
            book(entry);
        } catch (ArrayIndexOutOfBoundsException e) {
            Thread.yield();
            repair();
        }
    }

    private synchronized void repair() {
        debit--;
    }

    private synchronized void audit() {
        Check.equal(debit, credit);
    }

    public static void main(String[] args) {
        HalfDoneByException ledger = new HalfDoneByException();
        Threads.both(() -> ledger.tryToBook(1), ledger::audit);
    }
}
