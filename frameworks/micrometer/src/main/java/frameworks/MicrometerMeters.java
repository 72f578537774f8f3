package frameworks;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import user.Both;
import user.Tally;

/** Two threads raise a counter of the registry and one of their own. */
public final class MicrometerMeters {
    public static void main(String[] args) throws Exception {
        Tally tally = Tally.of(args);
        SimpleMeterRegistry registry = new SimpleMeterRegistry();
        registry.gauge("sold", tally, Tally::count);
        Both.Task sell = () -> {
            registry.counter("orders", "kind", "tea").increment();
            registry.timer("duration").record(tally::add);
        };
        Both.atOnce(sell, sell);
        Both.expect(2.0, registry.counter("orders", "kind", "tea").count());
        tally.expect(2);
        registry.close();
    }
}
