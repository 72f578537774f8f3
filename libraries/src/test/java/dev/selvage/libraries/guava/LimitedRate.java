package dev.selvage.libraries.guava;

import com.google.common.util.concurrent.RateLimiter;
import dev.selvage.libraries.Together;

/** Two threads take permits of a RateLimiter; its time is virtual. */
public final class LimitedRate {
    private LimitedRate() {}

    public static void main(String[] args) throws Exception {
        RateLimiter limiter = RateLimiter.create(10);
        long start = System.nanoTime();
        Together.Task take = () -> {
            for (int i = 0; i < 3; i++) limiter.acquire();
        };
        Together.run(take, take);
        Together.expect(true, System.nanoTime() - start >= 490_000_000L);
    }
}
