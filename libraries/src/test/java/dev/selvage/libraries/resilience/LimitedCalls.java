package dev.selvage.libraries.resilience;

import dev.selvage.libraries.Together;
import io.github.resilience4j.ratelimiter.RateLimiter;
import io.github.resilience4j.ratelimiter.RateLimiterConfig;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;

/** Permissions are given for each period, and a thread waits for the next one. */
public final class LimitedCalls {
    private LimitedCalls() {}

    public static void main(String[] args) throws Exception {
        RateLimiter limiter = RateLimiter.of(
                "limiter",
                RateLimiterConfig.custom()
                        .limitForPeriod(1)
                        .limitRefreshPeriod(Duration.ofMillis(100))
                        .timeoutDuration(Duration.ofSeconds(1))
                        .build());
        AtomicInteger permitted = new AtomicInteger();
        Together.Task call = () -> {
            if (limiter.acquirePermission()) permitted.incrementAndGet();
        };
        Together.run(call, call);
        Together.expect(2, permitted.get());
    }
}
