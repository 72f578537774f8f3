package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;

/** A wait releases the monitor it is called on and keeps the outer one. */
public final class NestedMonitors {

    private final Object outer = new Object();
    private final Object inner = new Object();
    private boolean ready;

    private void await() throws InterruptedException {
        synchronized (outer) {
            synchronized (inner) {
                while (!ready) {
                    inner.wait(10);
                    ready |= !Thread.holdsLock(outer);
                }
            }
        }
    }

    private void signal() {
        synchronized (inner) {
            ready = true;
            inner.notify();
        }
    }

    public static void main(String[] args) {
        NestedMonitors room = new NestedMonitors();
        Threads.both(room::await, room::signal);
        Check.that(room.ready, "not ready");
    }
}
