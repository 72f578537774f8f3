package dev.selvage.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.engine.model.RunSettings.Timeouts;
import dev.selvage.explorer.campaign.Campaign;
import dev.selvage.explorer.campaign.CampaignListener;
import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.report.model.CampaignResult;
import dev.selvage.report.model.CampaignResult.FailureSummary;
import dev.selvage.report.model.Verdict;
import dev.selvage.samples.LeftWaiting;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Threads that still wait when nothing else happens any more. */
class LeftWaitingTest {
    private static CampaignResult explore(Class<?> program, String strategy) {
        CampaignSettings settings =
                CampaignSettings.defaults().withStrategy(strategy).withRuns(200);
        return Campaign.run(Sample.of(program).program(), settings, CampaignListener.NONE);
    }

    @Test
    void idle_workers_are_no_failure_but_keep_the_jvm_alive() {
        CampaignResult result = explore(LeftWaiting.ForWork.class, "random");
        assertThat(result.verdict()).isEqualTo(Verdict.NO_FAILURE);
        assertThat(result.control().warnings())
                .containsExactly("the program does not end by itself: idle threads, such as 'pool-1-thread-1',"
                        + " keep the JVM alive; shut down the pool or timer that they belong to");
    }

    @ParameterizedTest
    @EnumSource(Timeouts.class)
    void workers_and_timers_that_repeat_their_tasks_for_ever_are_no_failure_either(Timeouts timeouts) {
        CampaignSettings settings =
                CampaignSettings.defaults().withTimeouts(timeouts).withRuns(20);
        CampaignResult result =
                Campaign.run(Sample.of(LeftWaiting.ForTheNextTick.class).program(), settings, CampaignListener.NONE);
        assertThat(result.verdict()).isEqualTo(Verdict.NO_FAILURE);
        assertThat(result.control().problems()).isEmpty();
        assertThat(result.control().warnings())
                .singleElement()
                .asString()
                .startsWith("the program does not end by itself: idle threads")
                .endsWith("shut down the pool or timer that they belong to");
    }

    @Test
    void where_periodic_tasks_are_cut_short_there_is_no_proof() {
        CampaignSettings settings =
                CampaignSettings.defaults().withStrategy("dfs").withRuns(20);
        CampaignResult result =
                Campaign.run(Sample.of(LeftWaiting.ForTheNextTick.class).program(), settings, CampaignListener.NONE);
        assertThat(result.verdict()).isEqualTo(Verdict.NO_FAILURE);
    }

    @Test
    void a_task_that_comes_once_is_waited_for_however_often_others_come_before() {
        CampaignResult quiet = explore(LeftWaiting.ForTheLastTick.class, "random");
        assertThat(quiet.verdict()).isEqualTo(Verdict.NO_FAILURE);
        assertThat(quiet.control().warnings()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "icb", "chess"})
    void a_cycle_is_a_deadlock_also_when_another_thread_loops_for_ever(String strategy) {
        CampaignResult result = explore(LeftWaiting.ForOneAnother.class, strategy);
        assertThat(result.failures()).extracting(FailureSummary::kind).containsExactly("deadlock");
        assertThat(result.control().problems()).isEmpty();
    }
}
