package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** Two threads try to exclude one another by a turn variable that each sets in its own favour. */
@Fails("assertion")
public final class BrokenTurn {

    private volatile int turn;

    private void critical(int me, int other) {
        turn = me;
        Check.that(turn == me, "both threads are in the critical section");
        turn = other;
    }

    public static void main(String[] args) {
        BrokenTurn section = new BrokenTurn();
        Threads.both(() -> section.critical(1, 2), () -> section.critical(2, 1));
    }
}
