package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;

/** What computes a value of a map waits for a thread that first puts one under the same key, and so waits for the computation. */
@Fails("deadlock")
public final class ComputeWaitsForPut {
    private final ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
    private final CountDownLatch put = new CountDownLatch(1);

    private Integer await() {
        try {
            put.await();
            return 1;
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private void put() {
        map.put(1, 5);
        put.countDown();
    }

    public static void main(String[] args) {
        ComputeWaitsForPut program = new ComputeWaitsForPut();
        Thread computing = Threads.start(() -> program.map.compute(1, (key, value) -> program.await()));
        Threads.join(Threads.start(program::put));
        Threads.join(computing);
    }
}
