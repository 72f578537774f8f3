package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** A transfer locks the account it takes from but not the one it gives to, where it races with a locked deposit. */
@Fails("assertion")
public final class BankTransfer {

    private BankTransfer() {}

    private static final class Account {
        private int balance = 100;

        synchronized void deposit(int amount) {
            balance += amount;
        }

        synchronized void transfer(int amount, Account target) {
            balance -= amount;
            target.balance += amount;
        }
    }

    public static void main(String[] args) {
        Account mine = new Account();
        Account yours = new Account();
        Thread salary = Threads.start(() -> yours.deposit(25));
        mine.transfer(40, yours);
        Threads.join(salary);
        Check.equal(60, mine.balance);
        Check.equal(165, yours.balance);
    }
}
