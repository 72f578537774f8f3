package dev.selvage.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.explorer.strategy.ExplorationStrategy;
import dev.selvage.explorer.strategy.register.Strategies;
import dev.selvage.report.model.CampaignResult;
import dev.selvage.samples.Interrupts;
import dev.selvage.samples.Outcome;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class InterruptTest {
    @ParameterizedTest
    @ValueSource(
            classes = {
                Interrupts.Sleeper.class,
                Interrupts.Waiter.class,
                Interrupts.Joiner.class,
                Interrupts.LockSeeker.class
            })
    void an_interrupt_ends_the_wait_by_an_exception_and_clears_the_flag(Class<?> program) {
        assertThat(Sample.of(program).outcomes()).containsExactly("thrown, flag false");
    }

    @Test
    void a_notification_may_reach_a_waiter_that_was_interrupted_before() {
        assertThat(Sample.of(Interrupts.WaiterNotifiedNext.class).outcomes())
                .containsExactly("returned, flag true", "thrown, flag false");
        for (String strategy : List.of("dpor", "dpor-source", "chess")) {
            ExplorationStrategy search = Strategies.create(strategy, 1);
            Set<String> outcomes = new TreeSet<>();
            Sample.of(Interrupts.WaiterNotifiedNext.class).until(search, run -> {
                outcomes.add(Outcome.said());
                return false;
            });
            assertThat(outcomes).as(strategy).contains("returned, flag true", "thrown, flag false");
        }
    }

    @Test
    void an_interrupt_ends_a_park_and_keeps_the_flag() {
        assertThat(Sample.of(Interrupts.Parker.class).outcomes()).containsExactly("returned, flag true");
    }

    @Test
    void nobody_but_the_program_asks_a_thread_by_its_own_method() {
        assertThat(Sample.of(Interrupts.Asked.class).outcomes()).containsExactly("0 questions");
    }

    @Test
    void entering_a_monitor_is_not_interrupted() {
        assertThat(Sample.of(Interrupts.MonitorSeeker.class).outcomes()).containsExactly("leaving, entered, flag true");
    }

    @Test
    void a_flag_that_is_set_keeps_a_wait_from_beginning() {
        assertThat(Sample.of(Interrupts.Beforehand.class).outcomes())
                .containsExactly("thrown, flag false, thrown, flag false, returned, flag true, true then false");
    }

    @Test
    void a_join_that_comes_after_the_end_returns_whether_interrupted_or_not() {
        assertThat(Sample.of(Interrupts.ByTheJoined.class).outcomes())
                .containsExactly("returned, flag true", "thrown, flag false");
    }

    @Test
    void a_run_that_is_given_up_makes_no_choices_of_the_next() {
        CampaignSettings settings = CampaignSettings.defaults()
                .withStrategy("chess")
                .withKeepGoing(true)
                .withRuns(1_000);
        CampaignResult result =
                Sample.of(Interrupts.LooksWhenGivenUp.class).explore(settings).result();
        assertThat(result.control().problems()).isEmpty();
        assertThat(result.stopReason()).startsWith("nothing is left to explore");
    }
}
