package dev.selvage.bench.programs.contest;

import dev.selvage.bench.programs.Threads;

/** A transfer locks the account that pays but not the one that gets the money. */
public final class Account {
    private int amount;

    private synchronized void deposit(int sum) {
        amount += sum;
    }

    private synchronized void transfer(Account other, int sum) {
        amount -= sum;
        other.amount += sum;
    }

    /** The argument is the number of accounts. */
    public static void main(String[] args) {
        int count = Integer.parseInt(args[0]);
        Account[] accounts = new Account[count];
        Thread[] owners = new Thread[count];
        for (int i = 0; i < count; i++) accounts[i] = new Account();
        for (int i = 0; i < count; i++) {
            Account own = accounts[i];
            Account next = accounts[(i + 1) % count];
            owners[i] = Threads.start(() -> {
                own.deposit(300);
                own.transfer(next, 100);
            });
        }
        for (int i = 0; i < count; i++) Threads.join(owners[i]);
        for (int i = 0; i < count; i++) {
            if (accounts[i].amount != 300) throw new AssertionError("account " + i + " has " + accounts[i].amount);
        }
    }
}
