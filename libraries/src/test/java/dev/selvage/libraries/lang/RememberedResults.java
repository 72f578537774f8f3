package dev.selvage.libraries.lang;

import dev.selvage.libraries.Together;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.apache.commons.lang3.concurrent.Memoizer;

/** A Memoizer computes once for all threads that ask. */
public final class RememberedResults {
    private RememberedResults() {}

    public static void main(String[] args) throws Exception {
        AtomicInteger computed = new AtomicInteger();
        Memoizer<Integer, Integer> memoizer = new Memoizer<>((Function<Integer, Integer>) key -> {
            computed.incrementAndGet();
            return key * 2;
        });
        Together.Task ask = () -> Together.expect(42, memoizer.compute(21));
        Together.run(ask, ask, ask);
        Together.expect(1, computed.get());
    }
}
