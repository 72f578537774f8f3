package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;

/** A thread inherits priority and daemon status from its maker, and cannot change the latter once it runs. */
public final class DaemonByInheritance {

    private static boolean childIsDaemon;

    private DaemonByInheritance() {}

    private static void refuseChange(Thread running) {
        try {
            running.setDaemon(false);
        } catch (IllegalThreadStateException expected) {
            return;
        }
        throw new AssertionError("a running thread changed its status");
    }

    public static void main(String[] args) throws InterruptedException {
        Check.that(!Thread.currentThread().isDaemon(), "main is no daemon");
        Thread daemon = new Thread(() -> {
            Thread child =
                    new Thread(() -> childIsDaemon = Thread.currentThread().isDaemon());
            Check.equal(Thread.MAX_PRIORITY, child.getPriority());
            child.start();
            Threads.join(child);
        });
        Check.equal(Thread.NORM_PRIORITY, daemon.getPriority());
        daemon.setDaemon(true);
        daemon.setPriority(Thread.MAX_PRIORITY);
        daemon.start();
        Thread main = Thread.currentThread();
        refuseChange(main);
        daemon.join();
        Check.that(childIsDaemon, "the child of a daemon is a daemon");
    }
}
