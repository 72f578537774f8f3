package dev.selvage.gallery.selfcheck;

import dev.selvage.gallery.Threads;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Fails with the names and ids of its threads, also of those of a pool. */
public final class TellsThreadNames {

    private volatile String seen = "";

    @SuppressWarnings("deprecation") // Newer JDKs have threadId() instead.
    private void look() {
        Thread me = Thread.currentThread();
        seen += me.getName() + " " + me.getId() + "; ";
    }

    public static void main(String[] args) {
        TellsThreadNames names = new TellsThreadNames();
        ExecutorService pool = Executors.newSingleThreadExecutor();
        Threads.both(names::look, () -> pool.submit(names::look).get());
        pool.shutdown();
        throw new AssertionError(names.seen);
    }
}
