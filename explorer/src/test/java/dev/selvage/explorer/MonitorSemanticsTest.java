package dev.selvage.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.samples.Waiting;
import org.junit.jupiter.api.Test;

/** What {@code wait} and {@code notify} do, over all schedules of small programs. */
class MonitorSemanticsTest {
    @Test
    void waiting_gives_up_all_holds_and_takes_them_back() {
        assertThat(Sample.of(Waiting.ThreeHoldsDeep.class).outcomes()).containsExactly("true, true, false");
    }

    @Test
    void notify_wakes_exactly_one_waiter_and_the_strategy_says_which() {
        assertThat(Sample.of(Waiting.OneAfterTheOther.class).outcomes()).containsExactly("a, quiet, b", "b, quiet, a");
    }

    @Test
    void notify_all_wakes_all_waiters_in_any_order() {
        assertThat(Sample.of(Waiting.AllAtOnce.class).outcomes()).containsExactly("a, b, quiet", "b, a, quiet");
    }

    @Test
    void waiting_and_notifying_need_the_monitor() {
        assertThat(Sample.of(Waiting.WithoutTheMonitor.class).outcomes()).containsExactly("wait, notify, notifyAll");
    }

    @Test
    void a_notification_wins_over_a_later_interrupt_and_keeps_the_flag() {
        assertThat(Sample.of(Waiting.NotifiedThenInterrupted.class).outcomes()).containsExactly("notified, flag true");
    }

    @Test
    void a_notification_reaches_an_interrupted_waiter_or_another_but_is_not_lost() {
        assertThat(Sample.of(Waiting.InterruptedThenNotified.class).outcomes())
                .containsExactly(
                        "Stuck[] first notified",
                        "first interrupted, second notified",
                        "second notified, first interrupted");
    }

    @Test
    void a_time_out_never_lets_a_waiter_into_a_monitor_that_another_holds() {
        assertThat(Sample.of(Waiting.TimeOutAfterInterrupt.class).outcomes())
                .containsExactly("interrupted, lock held by another false");
    }
}
