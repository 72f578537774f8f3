package frameworks;

import io.vavr.concurrent.Future;
import user.Tally;

/** Two futures count. */
public final class VavrFutures {
    public static void main(String[] args) {
        Tally tally = Tally.of(args);
        Future<Void> one = Future.run(tally::add);
        Future<Void> two = Future.run(tally::add);
        one.await();
        two.await();
        tally.expect(2);
    }
}
