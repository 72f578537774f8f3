package dev.selvage.coexistence.programs;

import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.times;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

/** Two threads call a mock of a final class, for which Mockito rewrites the class, and add what it gives to another one. */
public final class FinalMocks {
    private FinalMocks() {}

    /** Final, so that its mock cannot be a subclass. */
    static final class Price {
        private int cents;

        int cents() {
            return cents;
        }

        void raise(int added) {
            cents += added;
        }
    }

    /** The argument {@code plain} leaves the sum unguarded. */
    public static void main(String[] args) {
        Price price = mock(Price.class);
        when(price.cents()).thenReturn(3);
        Price total = new Price();
        Two.threads(() -> {
            int added = price.cents();
            if (args[0].equals("plain")) {
                total.raise(added);
            } else {
                synchronized (total) {
                    total.raise(added);
                }
            }
        });
        verify(price, times(2)).cents();
        if (total.cents() != 6) throw new AssertionError("expected 6 but was " + total.cents());
    }
}
