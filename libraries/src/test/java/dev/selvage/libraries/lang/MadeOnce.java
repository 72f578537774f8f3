package dev.selvage.libraries.lang;

import dev.selvage.libraries.Together;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.commons.lang3.concurrent.AtomicSafeInitializer;

/** An AtomicSafeInitializer makes its object once. */
public final class MadeOnce {
    private MadeOnce() {}

    public static void main(String[] args) throws Exception {
        AtomicInteger made = new AtomicInteger();
        AtomicSafeInitializer<Object> initializer = new AtomicSafeInitializer<>() {
            @Override
            protected Object initialize() {
                return made.incrementAndGet();
            }
        };
        Together.Task ask = () -> Together.expect(1, initializer.get());
        Together.run(ask, ask);
    }
}
