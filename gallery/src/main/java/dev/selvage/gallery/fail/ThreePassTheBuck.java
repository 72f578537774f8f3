package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Runs;
import dev.selvage.gallery.Threads;

/** Three threads pass a task on under a lock and wait until it comes round again; each takes another for the one who does it. */
@Fails("livelock")
@Runs(steps = 10_000)
public final class ThreePassTheBuck {

    private int turn;
    private boolean done;

    private synchronized void pass(int me) throws InterruptedException {
        while (!done) {
            while (turn != me) {
                wait();
            }
            turn = (me + 1) % 3;
            notifyAll();
        }
    }

    public static void main(String[] args) {
        ThreePassTheBuck office = new ThreePassTheBuck();
        Threads.three(() -> office.pass(0), () -> office.pass(1), () -> office.pass(2));
    }
}
