package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;

/** Three threads pass a task on under a lock and wait until it comes round again; one of them does it in the end. */
public final class BuckStopsHere {

    private static final int WORKER = 2;

    private int turn;
    private boolean done;

    private synchronized void pass(int me) throws InterruptedException {
        while (!done) {
            while (turn != me && !done) {
                wait();
            }
            if (me == WORKER) {
                done = true;
            }
            turn = (me + 1) % 3;
            notifyAll();
        }
    }

    public static void main(String[] args) {
        BuckStopsHere office = new BuckStopsHere();
        Threads.three(() -> office.pass(0), () -> office.pass(1), () -> office.pass(2));
        Check.that(office.done, "nobody did it");
    }
}
