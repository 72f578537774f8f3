package frameworks;

import dev.failsafe.Failsafe;
import dev.failsafe.RetryPolicy;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import user.Tally;

/** Two tasks that fail once, are tried again, and count. */
public final class FailsafeRetries {
    public static void main(String[] args) {
        Tally tally = Tally.of(args);
        RetryPolicy<Object> policy =
                RetryPolicy.builder().withDelay(Duration.ofMillis(10)).build();
        CompletableFuture.allOf(attempt(policy, tally), attempt(policy, tally)).join();
        tally.expect(2);
    }

    private static CompletableFuture<Void> attempt(RetryPolicy<Object> policy, Tally tally) {
        AtomicInteger tried = new AtomicInteger();
        return Failsafe.with(policy).runAsync(() -> {
            if (tried.incrementAndGet() == 1) throw new IllegalStateException("not yet");
            tally.add();
        });
    }
}
