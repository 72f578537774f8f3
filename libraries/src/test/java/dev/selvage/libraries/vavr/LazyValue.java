package dev.selvage.libraries.vavr;

import dev.selvage.libraries.Together;
import io.vavr.Lazy;
import java.util.concurrent.atomic.AtomicInteger;

/** A Lazy evaluates once. */
public final class LazyValue {
    private LazyValue() {}

    public static void main(String[] args) throws Exception {
        AtomicInteger evaluated = new AtomicInteger();
        Lazy<Integer> lazy = Lazy.of(evaluated::incrementAndGet);
        Together.Task ask = () -> Together.expect(1, lazy.get());
        Together.run(ask, ask);
    }
}
