package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Runs;
import dev.selvage.gallery.Threads;

/** Two threads pass the turn to each other under a lock, and each stops only when the other one has stopped. */
@Fails("livelock")
@Runs(steps = 10_000)
public final class TurnPassedForEver {

    private int turn;
    private boolean stopped;

    private void play(int me) {
        for (; ; ) {
            synchronized (this) {
                if (turn == me) {
                    turn = 1 - me;
                }
                if (stopped) {
                    return;
                }
            }
        }
    }

    public static void main(String[] args) {
        TurnPassedForEver game = new TurnPassedForEver();
        Threads.both(() -> game.play(0), () -> game.play(1));
    }
}
