package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.concurrent.locks.LockSupport;

/** The main thread polls the state of threads until one is parked, one waits for another, and one sleeps. */
public final class PollsThreadState {

    private volatile boolean released;

    private void park() {
        while (!released) {
            LockSupport.park();
        }
    }

    private static void sleep() {
        try {
            Thread.sleep(3_600_000);
            throw new AssertionError("nobody interrupted it");
        } catch (InterruptedException expected) {
            // It was seen asleep.
        }
    }

    private static void await(Thread thread, Thread.State state) {
        while (thread.getState() != state) {}
    }

    public static void main(String[] args) {
        PollsThreadState gate = new PollsThreadState();
        Thread parker = Threads.start(gate::park);
        await(parker, Thread.State.WAITING);
        Thread joiner = Threads.start(parker::join);
        await(joiner, Thread.State.WAITING);
        gate.released = true;
        LockSupport.unpark(parker);
        await(joiner, Thread.State.TERMINATED);
        Thread sleeper = Threads.start(PollsThreadState::sleep);
        await(sleeper, Thread.State.TIMED_WAITING);
        sleeper.interrupt();
        Threads.join(sleeper);
        Check.equal(Thread.State.TERMINATED, sleeper.getState());
    }
}
