package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.concurrent.Phaser;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** A phaser runs its own method at each advance and ends when that says so; a timed wait of a phase gives up. */
public final class PhaserAdvanceHook {

    private int advances;

    private PhaserAdvanceHook() {}

    private Phaser phaser() {
        return new Phaser(2) {
            @Override
            protected boolean onAdvance(int phase, int parties) {
                advances++;
                return phase == 1;
            }
        };
    }

    public static void main(String[] args) throws InterruptedException {
        PhaserAdvanceHook rounds = new PhaserAdvanceHook();
        Phaser phaser = rounds.phaser();
        try {
            phaser.awaitAdvanceInterruptibly(0, 5, TimeUnit.MILLISECONDS);
            throw new AssertionError("nobody arrived");
        } catch (TimeoutException expected) {
            Check.equal(0, phaser.getPhase());
        }
        Thread other = Threads.start(() -> {
            phaser.arriveAndAwaitAdvance();
            phaser.arriveAndAwaitAdvance();
        });
        phaser.awaitAdvance(phaser.arrive());
        phaser.awaitAdvance(phaser.arrive());
        Threads.join(other);
        Check.that(phaser.isTerminated(), "not terminated");
        Check.equal(2, rounds.advances);
    }
}
