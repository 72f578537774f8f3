package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;

/** A thread polls a flag until a deadline of {@link System#nanoTime}, and the clock goes on while it polls. */
public final class DeadlineLoop {

    private volatile boolean cancelled;
    private int polls;

    private void poll() {
        long deadline = System.nanoTime() + 1_000_000;
        while (!cancelled && System.nanoTime() - deadline < 0) {
            polls++;
            Thread.onSpinWait();
        }
    }

    public static void main(String[] args) {
        DeadlineLoop loop = new DeadlineLoop();
        Thread poller = Threads.start(loop::poll);
        Threads.join(poller);
        Check.that(loop.polls >= 0 && !loop.cancelled, "nobody cancels");
    }
}
