package frameworks;

import io.github.bucket4j.Bucket;
import java.time.Duration;
import user.Both;
import user.Tally;

/** Two threads take the only token there is: by one call, or after a look whether there is one. */
public final class Bucket4jLimits {
    public static void main(String[] args) throws Exception {
        boolean buggy = Both.buggy(args);
        Tally sold = new Tally(false);
        Bucket bucket = Bucket.builder()
                .addLimit(limit -> limit.capacity(1).refillIntervally(1, Duration.ofDays(1)))
                .build();
        Both.Task sell = () -> {
            if (!buggy && bucket.tryConsume(1)) sold.add();
            if (buggy && bucket.getAvailableTokens() > 0) {
                bucket.consumeIgnoringRateLimits(1);
                sold.add();
            }
        };
        Both.atOnce(sell, sell);
        sold.expect(1);
    }
}
