package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.concurrent.atomic.AtomicBoolean;

/** A spin lock made of an atomic flag, released on every path. */
public final class SpinLock {

    private final AtomicBoolean locked = new AtomicBoolean();
    private int sent;

    private void send() {
        while (!locked.compareAndSet(false, true)) {
            Thread.onSpinWait();
        }
        try {
            sent++;
        } finally {
            locked.set(false);
        }
    }

    public static void main(String[] args) {
        SpinLock channel = new SpinLock();
        Thread other = Threads.start(channel::send);
        channel.send();
        Threads.join(other);
        Check.equal(2, channel.sent);
    }
}
