package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** A request is marked pending after it was started, so that a completion that came before leaves the mark for ever. */
@Fails("livelock")
public final class PendingSetTooLate {

    private volatile boolean pending;

    private void complete() {
        pending = false;
    }

    public static void main(String[] args) {
        PendingSetTooLate request = new PendingSetTooLate();
        Thread device = Threads.start(request::complete);
        request.pending = true;
        while (request.pending) {
            Thread.yield();
        }
        Threads.join(device);
    }
}
