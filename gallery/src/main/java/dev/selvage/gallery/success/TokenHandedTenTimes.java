package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;

/** Two threads hand a token to each other for a while: every round looks like the one before, but for the count of each thread. */
public final class TokenHandedTenTimes {

    private static final int ROUNDS = 10;

    private volatile int holder;
    private volatile int handed;

    private void hand(int me) {
        int rounds = 0;
        while (rounds < ROUNDS) {
            if (holder == me) {
                rounds++;
                handed = handed + 1;
                holder = 1 - me;
            } else {
                Thread.yield();
            }
        }
    }

    public static void main(String[] args) {
        TokenHandedTenTimes token = new TokenHandedTenTimes();
        Threads.both(() -> token.hand(0), () -> token.hand(1));
        Check.equal(2 * ROUNDS, token.handed);
    }
}
