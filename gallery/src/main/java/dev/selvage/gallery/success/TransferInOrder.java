package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;

/** Transfers in both directions lock the two accounts in the order of their numbers, whichever gives. */
public final class TransferInOrder {

    private TransferInOrder() {}

    private static final class Account {
        private final int number;
        private int balance = 100;

        Account(int number) {
            this.number = number;
        }
    }

    private static void transfer(int amount, Account from, Account to) {
        Account first = from.number < to.number ? from : to;
        Account second = first == from ? to : from;
        synchronized (first) {
            synchronized (second) {
                from.balance -= amount;
                to.balance += amount;
            }
        }
    }

    public static void main(String[] args) {
        Account mine = new Account(1);
        Account yours = new Account(2);
        Thread other = Threads.start(() -> transfer(10, yours, mine));
        transfer(30, mine, yours);
        Threads.join(other);
        Check.equal(80, mine.balance);
        Check.equal(120, yours.balance);
    }
}
