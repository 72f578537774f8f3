package dev.selvage.coexistence.programs;

import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.times;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import java.util.function.Consumer;

/** Two threads call a mock of a final class with synchronized methods: Mockito rewrites the class after it was loaded. */
public final class InlineMocks {
    private InlineMocks() {}

    /** Final, so that its mock cannot be a subclass. */
    static final class Price {
        private int cents;

        synchronized int cents() {
            return cents;
        }

        synchronized void raise(int added) {
            cents += added;
        }

        void raiseUnguarded(int added) {
            cents += added;
        }
    }

    /** Adds under the monitor. */
    public static final class Safe implements Runnable {
        static {
            startMockito();
        }

        @Override
        public void run() {
            Price total = new Price();
            check(mocked(), total, price -> total.raise(price.cents()));
        }
    }

    /** Adds without. */
    public static final class Plain implements Runnable {
        static {
            startMockito();
        }

        @Override
        public void run() {
            Price total = new Price();
            check(mocked(), total, price -> total.raiseUnguarded(price.cents()));
        }
    }

    /** Once in a JVM and before the first run, which would be unlike all others. */
    private static void startMockito() {
        mocked();
    }

    private static Price mocked() {
        Price price = mock(Price.class);
        when(price.cents()).thenReturn(3);
        return price;
    }

    private static void check(Price price, Price total, Consumer<Price> body) {
        Two.threads(() -> body.accept(price));
        verify(price, times(2)).cents();
        if (total.cents() != 6) throw new AssertionError("expected 6 but was " + total.cents());
    }
}
