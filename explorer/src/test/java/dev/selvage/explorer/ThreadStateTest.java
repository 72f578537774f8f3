package dev.selvage.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.samples.States;
import org.junit.jupiter.api.Test;

class ThreadStateTest {
    @Test
    void the_state_of_a_thread_says_how_it_waits() {
        assertThat(Sample.of(States.OfWaiters.class).outcome(point -> 0))
                .isEqualTo("WAITING, TIMED_WAITING, TIMED_WAITING, WAITING, TIMED_WAITING, WAITING,"
                        + " TIMED_WAITING, BLOCKED");
    }

    @Test
    void a_thread_is_alive_from_its_start_to_its_end() {
        assertThat(Sample.of(States.OfALife.class).outcomes())
                .containsExactly("NEW false, alive, TERMINATED false", "NEW false, gone, TERMINATED false");
    }

    @Test
    void a_thread_that_has_ended_cannot_be_started_again() {
        assertThat(Sample.of(States.StartedTwice.class).outcomes()).containsExactly("refused");
    }
}
