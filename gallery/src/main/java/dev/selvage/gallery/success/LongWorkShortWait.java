package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** A thread makes thousands of steps, which take no time, while another waits for it for a minute at most. */
public final class LongWorkShortWait {

    private int sum;

    private int work() {
        for (int i = 0; i < 5_100; i++) sum++;
        return sum;
    }

    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> result = new CompletableFuture<>();
        Thread worker = new Thread(() -> result.complete(new LongWorkShortWait().work()));
        worker.start();
        Check.equal(5_100, (int) result.get(1, TimeUnit.MINUTES));
        worker.join();
    }
}
