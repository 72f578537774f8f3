package dev.selvage.coexistence.programs;

import static org.mockito.ArgumentMatchers.argThat;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import java.util.function.ToIntFunction;

/** Two threads call a mock, which asks the program for each call, under a monitor of its own, whether it is the one. */
public final class MatchedMocks {
    private static int questions;

    private MatchedMocks() {}

    @SuppressWarnings("unchecked")
    public static void main(String[] args) {
        ToIntFunction<String> function = mock(ToIntFunction.class);
        when(function.applyAsInt(argThat(MatchedMocks::isExpected))).thenReturn(3);
        Two.threads(() -> {
            int answer = function.applyAsInt("expected");
            if (answer != 3) throw new AssertionError("answer is " + answer);
        });
        if (questions != 2) throw new AssertionError("asked " + questions + " times");
    }

    private static boolean isExpected(String text) {
        questions++;
        return "expected".equals(text);
    }
}
