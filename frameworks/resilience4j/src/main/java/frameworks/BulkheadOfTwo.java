package frameworks;

import io.github.resilience4j.bulkhead.Bulkhead;
import io.github.resilience4j.bulkhead.BulkheadConfig;
import java.time.Duration;
import user.Both;
import user.Tally;

/** A bulkhead that lets one thread through, or two, which then count at the same time. */
public final class BulkheadOfTwo {
    public static void main(String[] args) throws Exception {
        Tally tally = new Tally(true);
        Bulkhead bulkhead = Bulkhead.of(
                "shop",
                BulkheadConfig.custom()
                        .maxConcurrentCalls(Both.buggy(args) ? 2 : 1)
                        .maxWaitDuration(Duration.ofSeconds(100))
                        .build());
        Both.Task add = () -> bulkhead.executeRunnable(tally::add);
        Both.atOnce(add, add);
        tally.expect(2);
    }
}
