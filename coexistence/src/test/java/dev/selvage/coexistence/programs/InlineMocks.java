package dev.selvage.coexistence.programs;

import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.times;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

/** Two threads call a mock of a final class with synchronized methods: Mockito rewrites the class after it was loaded. */
public final class InlineMocks implements Runnable {
    static {
        // Once in a JVM, before the first run.
        mocked();
    }

    /** Final, so that its mock cannot be a subclass. */
    static final class Price {
        private int cents;

        synchronized int cents() {
            return cents;
        }

        synchronized void raise(int added) {
            cents += added;
        }
    }

    @Override
    public void run() {
        Price price = mocked();
        Price total = new Price();
        Two.threads(() -> total.raise(price.cents()));
        verify(price, times(2)).cents();
        if (total.cents() != 6) throw new AssertionError("expected 6 but was " + total.cents());
    }

    private static Price mocked() {
        Price price = mock(Price.class);
        when(price.cents()).thenReturn(3);
        return price;
    }
}
