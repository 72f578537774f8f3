package dev.selvage.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.samples.Timing;
import org.junit.jupiter.api.Test;

/** Time passes in the model only: these programs wait for hours. */
class TimeTest {
    @Test
    void every_wait_with_a_limit_lasts_exactly_as_long_as_its_limit() {
        assertThat(Sample.of(Timing.NobodyAnswers.class).outcomes()).containsExactly("1, 2, 3, 4, 5, true, 6");
    }

    @Test
    void a_timed_wait_lets_others_into_the_monitor() {
        assertThat(Sample.of(Timing.TimedWaitReleases.class).outcomes()).containsExactly("false, 2, true");
    }

    @Test
    void sleepers_wake_in_the_order_of_their_deadlines() {
        assertThat(Sample.of(Timing.WakeInOrder.class).outcomes()).containsExactly("1, 2, 3");
    }

    @Test
    void a_loop_until_a_deadline_ends() {
        assertThat(Sample.of(Timing.DeadlineLoop.class).outcomes()).containsExactly("true");
    }

    @Test
    void no_time_passes_for_a_wait_that_is_answered() {
        assertThat(Sample.of(Timing.AnsweredAtOnce.class).outcomes()).containsExactly("0");
    }
}
