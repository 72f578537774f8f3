package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.concurrent.atomic.AtomicBoolean;

/** A spin lock is not released on an early return, and the next thread tries to take it for ever. */
@Fails("livelock")
public final class SpinLockLeaked {

    private final AtomicBoolean locked = new AtomicBoolean();
    private boolean closed;

    private void lock() {
        while (!locked.compareAndSet(false, true)) {
            Thread.onSpinWait();
        }
    }

    private void send() {
        lock();
        if (closed) {
            return;
        }
        locked.set(false);
    }

    private void setClosed(boolean value) {
        lock();
        closed = value;
        locked.set(false);
    }

    public static void main(String[] args) {
        SpinLockLeaked channel = new SpinLockLeaked();
        Thread sender = Threads.start(channel::send);
        channel.setClosed(true);
        channel.setClosed(false);
        Threads.join(sender);
    }
}
