package dev.selvage.galleries;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.engine.model.RunSettings.Timeouts;
import dev.selvage.explorer.CampaignSettings;
import dev.selvage.galleries.GalleryProgram.Outcome;
import dev.selvage.gallery.success.JoinPublishes;
import dev.selvage.gallery.success.SleepOrder;
import dev.selvage.report.model.CampaignResult;
import dev.selvage.report.model.Verdict;
import dev.selvage.samples.Impatient;
import dev.selvage.samples.SleepsAlone;
import org.junit.jupiter.api.Test;

/** Time-outs expire last, or, on request, whenever the strategy wants. */
class TimeoutsTest {
    private static Outcome explore(Class<?> type, String strategy, Timeouts timeouts) {
        return GalleryProgram.of(type)
                .explore(CampaignSettings.defaults()
                        .withStrategy(strategy)
                        .withRuns(2_000)
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
}
