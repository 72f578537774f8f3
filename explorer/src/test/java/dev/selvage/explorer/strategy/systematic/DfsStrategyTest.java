package dev.selvage.explorer.strategy.systematic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.explorer.Sample;
import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.report.model.CampaignResult;
import dev.selvage.report.model.Verdict;
import dev.selvage.samples.Failing;
import dev.selvage.samples.Steps;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DfsStrategyTest {
    private static final CampaignSettings ALL =
            CampaignSettings.defaults().withStrategy("dfs").withRuns(100_000);

    /**
     * The main thread only starts the others. A thread of n writes can be interrupted before each of them and before its
     * begin: it takes n + 1 turns, and the turns of the threads are interleaved in every order.
     */
    @ParameterizedTest
    @CsvSource({
        "0, 0, -1, 2", // 2! / (1! 1!)
        "1, 1, -1, 6", // 4! / (2! 2!)
        "2, 1, -1, 10", // 5! / (3! 2!)
        "2, 3, -1, 35", // 7! / (3! 4!)
        "4, 3, -1, 126", // 9! / (5! 4!)
        "1, 1, 1, 90", // 6! / (2! 2! 2!)
        "0, 2, 1, 60" // 6! / (1! 3! 2!)
    })
    void it_runs_every_interleaving_of_independent_steps_exactly_once(
            String first, String second, String third, long interleavings) {
        CampaignResult result =
                Sample.of(Steps.class, first, second, third).explore(ALL).result();
        assertThat(result.runs()).isEqualTo(interleavings);
        assertThat(result.verdict()).isEqualTo(Verdict.EXHAUSTED);
        assertThat(result.stopReason())
                .isEqualTo(
                        "nothing is left to explore: every schedule was run, up to fairness in loops that wait or yield");
    }

    @Test
    void its_first_run_switches_only_where_a_thread_cannot_go_on() {
        CampaignResult result =
                Sample.of(Steps.class, "5", "5", "5").explore(ALL.withRuns(1)).result();
        assertThat(result.switches()).isEqualTo(3);
        assertThat(result.verdict()).isEqualTo(Verdict.NO_FAILURE);
        assertThat(result.stopReason()).isEqualTo("the budget of 1 runs is spent");
    }

    @Test
    void it_finds_what_only_some_schedules_show() {
        Sample.Findings findings = Sample.of(Failing.LostUpdate.class).explore(ALL);
        assertThat(findings.result().verdict()).isEqualTo(Verdict.FAILURE);
        assertThat(findings.result().runsToFirstFailure())
                .isEqualTo(findings.result().runs())
                .isGreaterThan(1);
    }
}
