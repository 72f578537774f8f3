package dev.selvage.libraries.failsafe;

import dev.failsafe.Failsafe;
import dev.failsafe.RetryPolicy;
import dev.selvage.libraries.Together;
import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** A call fails twice and is retried later by a pool. */
public final class RetriedLater {
    private RetriedLater() {}

    public static void main(String[] args) throws Exception {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(2);
        RetryPolicy<Integer> retry = RetryPolicy.<Integer>builder()
                .handle(IllegalStateException.class)
                .withDelay(Duration.ofMillis(10))
                .withMaxRetries(3)
                .build();
        AtomicInteger attempts = new AtomicInteger();
        int result = Failsafe.with(retry)
                .with(pool)
                .getAsync(() -> {
                    if (attempts.incrementAndGet() < 3) throw new IllegalStateException("not yet");
                    return attempts.get();
                })
                .get(10, TimeUnit.SECONDS);
        Together.expect(3, result);
        pool.shutdown();
    }
}
