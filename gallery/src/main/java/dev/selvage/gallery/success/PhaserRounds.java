package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.concurrent.Phaser;

/** Two parties go through the phases of a {@link Phaser} together, then one leaves and the other goes on alone. */
public final class PhaserRounds {

    private final Phaser phaser = new Phaser(2);
    private int first;
    private int second;

    private void helper() {
        second = 2;
        phaser.arriveAndAwaitAdvance();
        Check.equal(1, first);
        phaser.arriveAndDeregister();
    }

    public static void main(String[] args) {
        PhaserRounds rounds = new PhaserRounds();
        Thread helper = Threads.start(rounds::helper);
        rounds.first = 1;
        rounds.phaser.arriveAndAwaitAdvance();
        Check.equal(2, rounds.second);
        rounds.phaser.arriveAndAwaitAdvance();
        rounds.phaser.arriveAndAwaitAdvance();
        Check.equal(3, rounds.phaser.getPhase());
        Threads.join(helper);
    }
}
