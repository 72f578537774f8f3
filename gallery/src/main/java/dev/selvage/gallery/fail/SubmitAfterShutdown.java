package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** A pool is shut down while another thread still submits to it, whose task is rejected. */
@Fails("exception")
public final class SubmitAfterShutdown {

    private SubmitAfterShutdown() {}

    public static void main(String[] args) {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        Thread client = Threads.start(() -> pool.execute(() -> {}));
        pool.shutdown();
        Threads.join(client);
    }
}
