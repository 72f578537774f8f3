package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** A task waits for a second task of the same pool, whose only thread it occupies: a hang under every schedule. */
@Fails("lost-wakeup,deadlock")
public final class PoolStarvation {

    private PoolStarvation() {}

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        Future<Integer> outer = pool.submit(() -> pool.submit(() -> 41).get() + 1);
        outer.get();
        pool.shutdown();
    }
}
