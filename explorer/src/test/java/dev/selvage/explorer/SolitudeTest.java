package dev.selvage.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.explorer.Sample.Findings;
import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.explorer.strategy.register.Strategies;
import dev.selvage.explorer.strategy.register.StrategyEntry;
import dev.selvage.report.model.CampaignResult;
import dev.selvage.report.model.Verdict;
import dev.selvage.samples.Alone;
import java.time.Duration;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a thread does while it is alone for long costs no steps and is not recorded. */
class SolitudeTest {
    private static final long STEPS = 20_000;

    @Test
    void a_long_start_does_not_count_as_steps_and_is_not_part_of_the_trace() {
        Findings findings = Sample.of(Alone.ThenRace.class)
                .explore(CampaignSettings.defaults().withRuns(100).withSteps(STEPS));
        CampaignResult result = findings.result();
        assertThat(result.verdict()).isEqualTo(Verdict.FAILURE);
        assertThat(result.steps() / result.runs()).isLessThan(STEPS / 5);
        assertThat(findings.failure().trace()).hasSizeLessThan((int) STEPS / 5);
    }

    static Stream<String> controlled() {
        return Strategies.all().stream()
                .filter(entry -> !entry.summary().startsWith("free-running"))
                .map(StrategyEntry::standardName);
    }

    @ParameterizedTest
    @MethodSource("controlled")
    void locks_that_were_taken_while_alone_are_let_go_of_later(String strategy) {
        Findings findings = Sample.of(Alone.UnderLocks.class)
                .explore(CampaignSettings.defaults()
                        .withStrategy(strategy)
                        .withRuns(3)
                        .withSteps(STEPS));
        assertThat(findings.failures()).isEmpty();
        assertThat(findings.result().control().problems()).isEmpty();
    }

    @Test
    void who_makes_steps_alone_is_not_taken_for_somebody_who_waits() {
        CampaignResult result = Sample.of(Alone.ForEver.class)
                .explore(CampaignSettings.defaults()
                        .withRuns(1)
                        .withSteps(Long.MAX_VALUE / 100)
                        .withTime(Duration.ofSeconds(2))
                        .withPatience(Duration.ofMillis(500)))
                .result();
        assertThat(result.control().problems()).noneMatch(problem -> problem.contains("scheduling point"));
    }

    @Test
    void steps_beside_daemons_that_wait_count_for_little() {
        CampaignResult result = Sample.of(Alone.BesideDaemon.class)
                .explore(CampaignSettings.defaults().withRuns(3).withSteps(STEPS))
                .result();
        assertThat(result.verdict()).isEqualTo(Verdict.NO_FAILURE);
        assertThat(result.steps() / result.runs()).isGreaterThan(STEPS);
    }

    @Test
    void a_start_that_is_cut_does_not_show_that_there_is_one_thread_only() {
        CampaignResult result = Sample.of(Alone.ThenRace.class)
                .explore(CampaignSettings.defaults().withRuns(5).withSteps(200))
                .result();
        assertThat(result.runs()).isEqualTo(5);
        assertThat(result.stopReason()).doesNotContain("one thread");
        assertThat(result.control().warnings()).anyMatch(warning -> warning.contains("--max-steps"));
    }

    @Test
    void who_goes_on_alone_for_ever_is_cut() {
        CampaignResult result = Sample.of(Alone.ForEver.class)
                .explore(CampaignSettings.defaults().withRuns(1).withSteps(STEPS))
                .result();
        assertThat(result.control().problems()).anyMatch(problem -> problem.contains("every run was cut"));
    }
}
