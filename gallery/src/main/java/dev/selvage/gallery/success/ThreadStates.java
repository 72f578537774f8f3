package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.concurrent.CountDownLatch;

/** Every state of a thread is seen from outside, from before its start until after its end. */
public final class ThreadStates {

    private final Object lock = new Object();
    private final CountDownLatch gate = new CountDownLatch(1);
    private volatile boolean spinning = true;

    private void pass() throws InterruptedException {
        while (spinning) {
            Thread.onSpinWait();
        }
        gate.await();
        synchronized (lock) {
            lock.wait(3_600_000);
        }
    }

    private static void await(Thread thread, Thread.State state) {
        while (thread.getState() != state) {
            Thread.onSpinWait();
        }
    }

    public static void main(String[] args) {
        ThreadStates stages = new ThreadStates();
        Thread actor = Threads.create(stages::pass);
        Check.equal(Thread.State.NEW, actor.getState());
        actor.start();
        Check.equal(Thread.State.RUNNABLE, actor.getState());
        stages.spinning = false;
        await(actor, Thread.State.WAITING);
        synchronized (stages.lock) {
            stages.gate.countDown();
            await(actor, Thread.State.BLOCKED);
        }
        await(actor, Thread.State.TIMED_WAITING);
        synchronized (stages.lock) {
            stages.lock.notifyAll();
            Check.equal(Thread.State.BLOCKED, actor.getState());
        }
        Threads.join(actor);
        Check.equal(Thread.State.TERMINATED, actor.getState());
    }
}
