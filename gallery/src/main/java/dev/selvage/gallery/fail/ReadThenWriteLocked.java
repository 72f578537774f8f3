package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** The read and the write of a balance are synchronized one by one, the arithmetic between them is not. */
@Fails("assertion")
public final class ReadThenWriteLocked {

    private int balance;

    private synchronized int read() {
        return balance;
    }

    private synchronized void write(int value) {
        balance = value;
    }

    private void deposit(int amount) {
        write(read() + amount);
    }

    public static void main(String[] args) {
        ReadThenWriteLocked account = new ReadThenWriteLocked();
        Thread payer = Threads.start(() -> account.deposit(30));
        account.deposit(12);
        Threads.join(payer);
        Check.equal(42, account.read());
    }
}
