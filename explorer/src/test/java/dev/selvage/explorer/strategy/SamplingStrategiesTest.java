package dev.selvage.explorer.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.explorer.CampaignSettings;
import dev.selvage.explorer.Sample;
import dev.selvage.report.model.CampaignResult;
import dev.selvage.report.model.Verdict;
import dev.selvage.samples.Conflicts;
import dev.selvage.samples.Failing;
import dev.selvage.samples.Steps;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SamplingStrategiesTest {
    private static CampaignResult explore(String strategy, long seed, Class<?> program, String... arguments) {
        return Sample.of(program, arguments)
                .explore(CampaignSettings.defaults()
                        .withStrategy(strategy)
                        .withSeed(seed)
                        .withRuns(100))
                .result();
    }

    @ParameterizedTest
    @ValueSource(strings = {"pct:2", "pct:3", "pos"})
    void a_lost_update_is_found(String strategy) {
        assertThat(explore(strategy, 1, Failing.LostUpdate.class).verdict()).isEqualTo(Verdict.FAILURE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"pct:3", "pos"})
    void the_same_seed_gives_the_same_campaign(String strategy) {
        CampaignResult one = explore(strategy, 7, Conflicts.Writers.class, "3", "3", "3");
        CampaignResult same = explore(strategy, 7, Conflicts.Writers.class, "3", "3", "3");
        CampaignResult other = explore(strategy, 8, Conflicts.Writers.class, "3", "3", "3");
        assertThat(same.switches()).isEqualTo(one.switches());
        assertThat(other.switches()).isNotEqualTo(one.switches());
        assertThat(one.verdict()).isEqualTo(Verdict.NO_FAILURE);
    }

    /** Without a change of priorities, only the order in which threads run to their ends is drawn. */
    @ParameterizedTest
    @ValueSource(strings = "pct:1")
    void depth_one_has_no_preemptions(String strategy) {
        assertThat(explore(strategy, 1, Steps.class, "3", "3", "3").switches()).isEqualTo(300);
    }
}
