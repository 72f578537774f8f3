package dev.selvage.libraries.resilience;

import dev.selvage.libraries.Together;
import io.github.resilience4j.circuitbreaker.CircuitBreaker;
import io.github.resilience4j.circuitbreaker.CircuitBreakerConfig;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** Failures of two threads open the circuit, once. */
public final class OpenedCircuit {
    private OpenedCircuit() {}

    public static void main(String[] args) throws Exception {
        CircuitBreaker breaker = CircuitBreaker.of(
                "breaker",
                CircuitBreakerConfig.custom()
                        .slidingWindowSize(2)
                        .minimumNumberOfCalls(2)
                        .build());
        AtomicInteger changes = new AtomicInteger();
        breaker.getEventPublisher().onStateTransition(event -> changes.incrementAndGet());
        Together.Task fail = () -> breaker.onError(1, TimeUnit.MILLISECONDS, new IllegalStateException());
        Together.run(fail, fail);
        Together.expect(CircuitBreaker.State.OPEN, breaker.getState());
        Together.expect(1, changes.get());
    }
}
