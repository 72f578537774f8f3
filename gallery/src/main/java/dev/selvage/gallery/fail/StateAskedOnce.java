package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** A waiter is notified only if it is seen waiting, and comes to wait a moment later. */
@Fails("lost-wakeup")
public final class StateAskedOnce {

    private synchronized void pause() throws InterruptedException {
        wait();
    }

    private synchronized void wake() {
        notifyAll();
    }

    public static void main(String[] args) {
        StateAskedOnce place = new StateAskedOnce();
        Thread sleeper = Threads.start(place::pause);
        if (sleeper.getState() == Thread.State.WAITING) {
            place.wake();
        }
        Threads.join(sleeper);
    }
}
