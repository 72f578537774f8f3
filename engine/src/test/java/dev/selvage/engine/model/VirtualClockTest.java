package dev.selvage.engine.model;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class VirtualClockTest {
    private final VirtualClock clock = new VirtualClock();

    @Test
    void every_look_lets_a_little_time_pass() {
        long first = clock.nanoTime();
        assertThat(clock.nanoTime()).isGreaterThan(first);
        assertThat(new VirtualClock().nanoTime()).isEqualTo(first);
    }

    @Test
    void both_clocks_show_the_same_time() {
        long nanos = clock.nanoTime();
        long millis = VirtualClock.millis(clock.nanoTime());
        clock.advanceTo(clock.now() + 3_600_000_000_000L);
        assertThat((clock.nanoTime() - nanos) / 1_000_000L).isEqualTo(3_600_000L);
        assertThat(VirtualClock.millis(clock.nanoTime()) - millis).isEqualTo(3_600_000L);
    }

    @Test
    void it_never_goes_back() {
        long now = clock.now();
        clock.advanceTo(now - 1);
        assertThat(clock.now()).isEqualTo(now);
    }

    @Test
    void a_time_beyond_the_end_of_time_is_late_but_not_never() {
        assertThat(clock.after(Long.MAX_VALUE)).isEqualTo(Deadlines.NEVER - 1);
        assertThat(clock.after(5)).isEqualTo(clock.now() + 5);
    }
}
