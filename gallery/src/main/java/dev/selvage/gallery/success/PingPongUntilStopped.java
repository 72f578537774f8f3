package dev.selvage.gallery.success;

import dev.selvage.gallery.Runs;
import dev.selvage.gallery.Threads;

/** Two threads hand a ball to each other without ever yielding, until a third, which could go on all the time, whistles. */
@Runs(exhaustive = 20)
public final class PingPongUntilStopped {

    private volatile boolean over;
    private volatile int ball;

    private void play(int me) {
        while (!over) {
            if (ball == me) {
                ball = 1 - me;
            }
        }
    }

    public static void main(String[] args) {
        PingPongUntilStopped game = new PingPongUntilStopped();
        Threads.three(() -> game.play(0), () -> game.play(1), () -> game.over = true);
    }
}
