package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.concurrent.Phaser;

/** A task registers itself with a phaser when it runs, and not before its start, so that the phase may end without it. */
@Fails("assertion")
public final class PhaserRegisteredTooLate {

    private final Phaser phaser = new Phaser(1);
    private volatile int done;

    private void work() {
        phaser.register();
        done++;
        phaser.arriveAndDeregister();
    }

    public static void main(String[] args) {
        PhaserRegisteredTooLate tasks = new PhaserRegisteredTooLate();
        Thread worker = Threads.start(tasks::work);
        tasks.phaser.arriveAndAwaitAdvance();
        Check.equal(1, tasks.done);
        Threads.join(worker);
    }
}
