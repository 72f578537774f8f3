package dev.selvage.coexistence.programs;

import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

/** Two threads call a mock of an interface that nobody else sees, and add what it gives. */
public final class HiddenMocks {
    private static int total;

    private HiddenMocks() {}

    /** Not public, so that its mock has to be in the same package, of the same loader. */
    interface Price {
        int cents();
    }

    /** The argument {@code plain} leaves the sum unguarded. */
    public static void main(String[] args) {
        Price price = mock(Price.class);
        when(price.cents()).thenReturn(3);
        Two.threads(() -> {
            int added = price.cents();
            if (args[0].equals("plain")) {
                total += added;
            } else {
                synchronized (price) {
                    total += added;
                }
            }
        });
        if (total != 6) throw new AssertionError("expected 6 but was " + total);
    }
}
