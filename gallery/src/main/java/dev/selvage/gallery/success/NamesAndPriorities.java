package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;

/** Name, priority and group of a thread are what its maker or itself has set. */
public final class NamesAndPriorities {

    private static String seen;

    private NamesAndPriorities() {}

    public static void main(String[] args) {
        ThreadGroup group = new ThreadGroup("low");
        group.setMaxPriority(3);
        Thread thread = new Thread(group, () -> {
            Thread.currentThread().setName("renamed");
            seen = Thread.currentThread().getName();
        });
        thread.setPriority(Thread.MAX_PRIORITY);
        Check.equal(3, thread.getPriority());
        Check.equal("Thread-0", thread.getName());
        Check.equal("Thread-1", new Thread().getName());
        thread.start();
        Threads.join(thread);
        Check.equal("renamed", seen);
        Check.equal("renamed", thread.getName());
        Check.equal("main", Thread.currentThread().getName());
        Check.equal("main", Thread.currentThread().getThreadGroup().getName());
        try {
            thread.setPriority(11);
            throw new AssertionError("there is no such priority");
        } catch (IllegalArgumentException expected) {
            Check.equal("renamed", thread.getName());
        }
    }
}
