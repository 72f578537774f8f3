package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;

/** Two threads pass the turn to each other under a lock until one of them has had it three times. */
public final class TurnPassedUntilStopped {

    private static final int ROUNDS = 3;

    private int turn;
    private int passed;

    private void play(int me) {
        for (; ; ) {
            synchronized (this) {
                if (passed == 2 * ROUNDS) {
                    return;
                }
                if (turn == me) {
                    passed++;
                    turn = 1 - me;
                }
            }
            Thread.yield();
        }
    }

    public static void main(String[] args) {
        TurnPassedUntilStopped game = new TurnPassedUntilStopped();
        Threads.both(() -> game.play(0), () -> game.play(1));
        Check.equal(2 * ROUNDS, game.passed);
    }
}
