package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.concurrent.Phaser;
import java.util.concurrent.atomic.AtomicInteger;

/** A phaser takes in parties while it runs, and ends when the last one has left. */
public final class PhaserRegistersOnTheFly {

    private final Phaser phaser = new Phaser(1);
    private final AtomicInteger done = new AtomicInteger();

    private Thread task() {
        phaser.register();
        return Threads.start(() -> {
            done.incrementAndGet();
            phaser.arriveAndDeregister();
        });
    }

    public static void main(String[] args) {
        PhaserRegistersOnTheFly tasks = new PhaserRegistersOnTheFly();
        Thread first = tasks.task();
        Thread second = tasks.task();
        int phase = tasks.phaser.arriveAndAwaitAdvance();
        Check.equal(1, phase);
        Check.equal(2, tasks.done.get());
        Check.equal(1, tasks.phaser.getRegisteredParties());
        tasks.phaser.arriveAndDeregister();
        Check.that(tasks.phaser.isTerminated(), "not terminated");
        Threads.join(first);
        Threads.join(second);
    }
}
