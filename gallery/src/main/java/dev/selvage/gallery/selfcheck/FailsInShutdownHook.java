package dev.selvage.gallery.selfcheck;

import dev.selvage.gallery.Threads;

/** A shutdown hook finds that one of two increments was lost. */
public final class FailsInShutdownHook {

    private int count;

    public static void main(String[] args) {
        FailsInShutdownHook counter = new FailsInShutdownHook();
        Runtime.getRuntime().addShutdownHook(Threads.create(() -> {
            if (counter.count != 2) {
                throw new IllegalStateException("count is " + counter.count);
            }
        }));
        Threads.both(() -> counter.count++, () -> counter.count++);
    }
}
