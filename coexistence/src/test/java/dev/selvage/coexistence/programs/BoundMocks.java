package dev.selvage.coexistence.programs;

import static org.mockito.Mockito.when;

import java.util.function.IntSupplier;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.mockito.bound.MockExtension;

/** Two threads call a mock that an extension of a test framework has made. */
public final class BoundMocks {
    private static int sum;

    private BoundMocks() {}

    /** The argument {@code plain} leaves the sum unguarded. */
    public static void main(String[] args) {
        ParameterResolver extension = new MockExtension();
        IntSupplier supplier = ((MockExtension) extension).mock(IntSupplier.class);
        when(supplier.getAsInt()).thenReturn(3);
        Two.threads(() -> {
            int added = supplier.getAsInt();
            if (args[0].equals("plain")) sum += added;
            else add(added);
        });
        Assertions.assertEquals(6, sum);
    }

    private static synchronized void add(int added) {
        sum += added;
    }
}
