package dev.selvage.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SharedCoreTest {
    private static final long MICRO = 1_000;
    private static final long MILLI = 1_000_000;

    @Test
    void a_core_that_others_want_is_left_alone_for_twenty_times_as_long_as_they_had_it() {
        long now = System.nanoTime();
        SharedCore.note(now - 3 * MILLI, now);
        assertThat(SharedCore.isBusy(now)).isTrue();
        assertThat(SharedCore.isBusy(now + 59 * MILLI)).isTrue();
        assertThat(SharedCore.isBusy(now + 61 * MILLI)).isFalse();
    }

    @Test
    void a_short_yield_says_nothing() {
        long later = System.nanoTime() + 1_000 * MILLI;
        SharedCore.note(later, later + 90 * MICRO);
        assertThat(SharedCore.isBusy(later + 90 * MICRO)).isFalse();
    }
}
