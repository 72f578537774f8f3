package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** A thread joins its child while it holds the monitor that the child needs to come to its end. */
@Fails("deadlock")
public final class JoinUnderLock {

    private int stopped;

    private synchronized void run() {
        stopped++;
    }

    private synchronized void stop(Thread child) {
        Threads.join(child);
        stopped++;
    }

    public static void main(String[] args) {
        JoinUnderLock service = new JoinUnderLock();
        Thread child = Threads.start(service::run);
        service.stop(child);
    }
}
