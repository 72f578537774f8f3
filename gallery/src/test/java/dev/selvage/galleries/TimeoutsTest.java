package dev.selvage.galleries;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.engine.model.RunSettings.Timeouts;
import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.galleries.GalleryProgram.Outcome;
import dev.selvage.gallery.fail.PollTimeoutTakenForEnd;
import dev.selvage.gallery.fail.ScheduledUseAfterClose;
import dev.selvage.gallery.fail.SleepBeforeNotify;
import dev.selvage.gallery.fail.SleepInsteadOfJoin;
import dev.selvage.gallery.fail.SleepOrder;
import dev.selvage.gallery.fail.SleepOrderedDeadlock;
import dev.selvage.gallery.fail.TryLockTakenForLock;
import dev.selvage.gallery.success.FixedRateTicks;
import dev.selvage.gallery.success.JoinPublishes;
import dev.selvage.gallery.success.SleepAndJoin;
import dev.selvage.gallery.success.StopFlagAfterSamples;
import dev.selvage.gallery.success.StopFlagCounts;
import dev.selvage.report.model.CampaignResult;
import dev.selvage.report.model.Verdict;
import dev.selvage.samples.Impatient;
import dev.selvage.samples.LongWorkBriefGuard;
import dev.selvage.samples.SleepsAlone;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Time-outs expire last, in some runs one of them earlier, or, on request, whenever the strategy wants. */
class TimeoutsTest {
    private static Outcome explore(Class<?> type, String strategy, Timeouts timeouts) {
        return explore(type, strategy, timeouts, 2_000);
    }

    private static Outcome explore(Class<?> type, String strategy, Timeouts timeouts, long runs) {
        return GalleryProgram.of(type)
                .explore(CampaignSettings.defaults()
                        .withStrategy(strategy)
                        .withRuns(runs)
                        .withTimeouts(timeouts));
    }

    @Test
    void a_time_out_does_not_expire_while_somebody_can_go_on() {
        assertThat(explore(Impatient.class, "random", Timeouts.LAST).result().verdict())
                .isEqualTo(Verdict.NO_FAILURE);
    }

    @Test
    void a_time_out_that_is_explored_expires_before_the_partner_comes() {
        Outcome outcome = explore(Impatient.class, "random", Timeouts.EXPLORE);
        assertThat(outcome.failures()).hasSize(1);
        assertThat(outcome.failures().get(0).message()).contains("nobody came");
        assertThat(outcome.failures().get(0).timeouts()).isEqualTo("explore");
        assertThat(outcome.replay(20)).isEmpty();
    }

    @Test
    void a_proof_says_that_time_outs_expired_last_where_there_were_any() {
        CampaignResult sleeps = explore(SleepOrder.class, "dfs", Timeouts.LAST).result();
        assertThat(sleeps.verdict()).isEqualTo(Verdict.EXHAUSTED);
        assertThat(sleeps.control().timeoutsLast()).isTrue();
        assertThat(sleeps.stopReason()).contains("; time-outs expired only when nothing else could go on");
        CampaignResult explored =
                explore(Impatient.class, "dfs", Timeouts.EXPLORE).result();
        assertThat(explored.control().timeoutsLast()).isFalse();
        CampaignResult never =
                explore(JoinPublishes.class, "dfs", Timeouts.LAST).result();
        assertThat(never.verdict()).isEqualTo(Verdict.EXHAUSTED);
        assertThat(never.control().timeoutsLast()).isFalse();
        assertThat(never.stopReason()).doesNotContain("time-out");
    }

    @Test
    void whoever_sleeps_alone_loses_no_order() {
        assertThat(explore(SleepsAlone.class, "dfs", Timeouts.LAST).result().control())
                .satisfies(control -> assertThat(control.timeoutsLast()).isFalse())
                .satisfies(control -> assertThat(control.problems()).isEmpty());
    }

    @Test
    void a_program_that_steers_by_sleeping_fails_when_time_outs_are_explored() {
        assertThat(explore(SleepOrder.class, "random", Timeouts.LAST).failures())
                .isEmpty();
        assertThat(explore(SleepOrder.class, "exhaustive", Timeouts.EXPLORE).failures())
                .isNotEmpty();
    }

    static Stream<Arguments> sleepers() {
        List<Class<?>> programs = List.of(
                SleepOrder.class,
                SleepOrderedDeadlock.class,
                SleepInsteadOfJoin.class,
                SleepBeforeNotify.class,
                TryLockTakenForLock.class,
                ScheduledUseAfterClose.class,
                PollTimeoutTakenForEnd.class);
        return programs.stream()
                .flatMap(program ->
                        Stream.of("random", "pct:3", "dpor", "chess").map(strategy -> Arguments.of(program, strategy)));
    }

    @ParameterizedTest
    @MethodSource("sleepers")
    void what_needs_a_slow_thread_is_found_after_the_plain_search_and_says_so(Class<?> program, String strategy) {
        assertThat(explore(program, strategy, Timeouts.LAST).failures()).isEmpty();
        Outcome outcome = GalleryProgram.of(program)
                .explore(CampaignSettings.defaults().withStrategy(strategy).withRuns(2_000));
        assertThat(outcome.failures()).hasSize(1);
        assertThat(outcome.failures().get(0).timeouts()).isEqualTo("sleeps");
        assertThat(outcome.failures().get(0).slow()).hasSize(1);
        assertThat(outcome.result().failures().get(0).needs())
                .startsWith("needs ")
                .contains(" to be slower than the ");
        assertThat(outcome.replay(5)).isEmpty();
    }

    @Test
    void a_proof_stands_though_the_search_for_slow_threads_is_not_over() {
        CampaignResult plain = explore(SleepAndJoin.class, "dfs", Timeouts.LAST).result();
        CampaignResult cut = GalleryProgram.of(SleepAndJoin.class)
                .explore("dfs", 1, plain.runs() + 1)
                .result();
        assertThat(cut.verdict()).isEqualTo(Verdict.EXHAUSTED);
        assertThat(cut.control().slowRuns()).isEqualTo(1);
        assertThat(cut.control().timeoutsLast()).isTrue();
        assertThat(cut.stopReason()).startsWith("the budget of").contains("a second search, which is not over");
    }

    @Test
    void workers_go_on_until_the_sleeper_wakes_and_no_longer() {
        CampaignResult result =
                GalleryProgram.of(StopFlagCounts.class).explore("dfs", 1, 2).result();
        assertThat(result.control().problems()).isEmpty();
        assertThat(result.steps() / result.runs()).isBetween(20_000L, 60_000L);
    }

    @Test
    void who_sleeps_again_and_again_waits_for_more_steps_each_time() {
        CampaignResult result =
                explore(StopFlagAfterSamples.class, "random", Timeouts.LAST, 1).result();
        assertThat(result.verdict()).isEqualTo(Verdict.NO_FAILURE);
        assertThat(result.steps()).isBetween(70_000L, 120_000L);
    }

    @Test
    void a_run_is_not_cut_because_somebody_sleeps_often() {
        CampaignResult result = GalleryProgram.of(StopFlagAfterSamples.class)
                .explore(CampaignSettings.defaults()
                        .withTimeouts(Timeouts.LAST)
                        .withSteps(60_000)
                        .withRuns(1))
                .result();
        assertThat(result.verdict()).isEqualTo(Verdict.NO_FAILURE);
        assertThat(result.steps()).isBetween(54_000L, 60_000L);
    }

    @Test
    void long_work_does_not_let_the_time_out_of_a_wait_expire() {
        CampaignResult result =
                explore(LongWorkBriefGuard.class, "random", Timeouts.LAST, 1).result();
        assertThat(result.verdict()).isEqualTo(Verdict.NO_FAILURE);
        assertThat(result.steps()).isGreaterThan(50_000);
    }

    @Test
    void a_time_out_of_a_second_is_no_order() {
        assertThat(GalleryProgram.of(FixedRateTicks.class)
                        .explore("random", 1, 400)
                        .failures())
                .isEmpty();
        assertThat(explore(FixedRateTicks.class, "random", Timeouts.EXPLORE).failures())
                .isNotEmpty();
    }
}
