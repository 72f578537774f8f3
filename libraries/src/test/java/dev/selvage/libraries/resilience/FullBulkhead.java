package dev.selvage.libraries.resilience;

import dev.selvage.libraries.Together;
import io.github.resilience4j.bulkhead.Bulkhead;
import io.github.resilience4j.bulkhead.BulkheadConfig;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;

/** Only one of three threads at a time is let in. */
public final class FullBulkhead {
    private FullBulkhead() {}

    public static void main(String[] args) throws Exception {
        Bulkhead bulkhead = Bulkhead.of(
                "bulkhead",
                BulkheadConfig.custom()
                        .maxConcurrentCalls(1)
                        .maxWaitDuration(Duration.ofSeconds(1))
                        .build());
        AtomicInteger inside = new AtomicInteger();
        Together.Task call = () -> bulkhead.executeRunnable(() -> {
            Together.expect(1, inside.incrementAndGet());
            inside.decrementAndGet();
        });
        Together.run(call, call, call);
    }
}
