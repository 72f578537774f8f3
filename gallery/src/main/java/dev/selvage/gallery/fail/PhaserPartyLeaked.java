package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.concurrent.Phaser;

/** A party leaves by an early return without telling the phaser, and the others wait for it for ever. */
@Fails("lost-wakeup")
public final class PhaserPartyLeaked {

    private final Phaser phaser = new Phaser(2);
    private volatile boolean cancelled;

    private void work() {
        if (cancelled) {
            return;
        }
        phaser.arriveAndAwaitAdvance();
    }

    public static void main(String[] args) {
        PhaserPartyLeaked rounds = new PhaserPartyLeaked();
        Thread worker = Threads.start(rounds::work);
        rounds.cancelled = true;
        rounds.phaser.arriveAndAwaitAdvance();
        Threads.join(worker);
    }
}
