package dev.selvage.coexistence.programs;

import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.times;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;
import static org.mockito.Mockito.withSettings;

import java.util.function.IntSupplier;
import org.mockito.MockMakers;

/** Two threads call a mock whose class is made in the run. */
public final class Mocks {
    private static int sum;

    private Mocks() {}

    /** The argument {@code plain} leaves the sum unguarded. */
    public static void main(String[] args) {
        IntSupplier supplier = mock(IntSupplier.class, withSettings().mockMaker(MockMakers.SUBCLASS));
        when(supplier.getAsInt()).thenReturn(3);
        Two.threads(() -> {
            int added = supplier.getAsInt();
            if (args[0].equals("plain")) sum += added;
            else add(added);
        });
        verify(supplier, times(2)).getAsInt();
        if (sum != 6) throw new AssertionError("expected 6 but was " + sum);
    }

    private static synchronized void add(int added) {
        sum += added;
    }
}
