package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** A worker whose last deed is done is taken for ended, and has a moment left to live. */
@Fails("assertion")
public final class DoneTakenForEnded {

    private volatile boolean done;

    public static void main(String[] args) {
        DoneTakenForEnded work = new DoneTakenForEnded();
        Thread worker = Threads.start(() -> work.done = true);
        if (work.done) {
            Check.that(!worker.isAlive(), "done, but alive");
        }
    }
}
