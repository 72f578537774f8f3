package dev.selvage.explorer.directed.tsa;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class SaturationTest {
    private static Saturation after(int seconds, java.util.function.IntUnaryOperator coverage) {
        Saturation saturation = new Saturation(120, 0.1);
        for (int second = 0; second <= seconds; second++) saturation.add(second, coverage.applyAsInt(second));
        return saturation;
    }

    @Test
    void coverage_that_grows_steadily_is_explained_by_time() {
        Saturation saturation = after(200, second -> 3 * second);
        assertThat(saturation.r2()).isCloseTo(1, within(1e-9));
        assertThat(saturation.isReached()).isFalse();
    }

    @Test
    void coverage_that_stands_still_for_a_whole_window_is_saturated() {
        assertThat(after(170, second -> Math.min(second, 50)).isReached()).isTrue();
        assertThat(after(150, second -> Math.min(second, 50)).isReached()).isFalse();
    }

    @Test
    void nothing_is_saturated_before_a_window_has_passed() {
        assertThat(after(119, second -> 10).isReached()).isFalse();
        assertThat(after(120, second -> 10).isReached()).isTrue();
    }
}
