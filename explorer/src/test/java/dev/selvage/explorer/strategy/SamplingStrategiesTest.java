package dev.selvage.explorer.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.engine.execution.EngineChoice;
import dev.selvage.engine.model.RunListener;
import dev.selvage.explorer.Sample;
import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.explorer.strategy.register.Strategies;
import dev.selvage.report.model.CampaignResult;
import dev.selvage.report.model.Verdict;
import dev.selvage.samples.Conflicts;
import dev.selvage.samples.Failing;
import dev.selvage.samples.Steps;
import java.util.ArrayList;
import java.util.List;
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
    @ValueSource(strings = {"pct:2", "pct:3", "pos", "surw", "livelock-directed"})
    void a_lost_update_is_found(String strategy) {
        assertThat(explore(strategy, 1, Failing.LostUpdate.class).verdict()).isEqualTo(Verdict.FAILURE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"pct:3", "pos", "surw", "livelock-directed"})
    void the_same_seed_gives_the_same_campaign(String strategy) {
        CampaignResult one = explore(strategy, 7, Conflicts.Writers.class, "3", "3", "3");
        CampaignResult same = explore(strategy, 7, Conflicts.Writers.class, "3", "3", "3");
        CampaignResult other = explore(strategy, 8, Conflicts.Writers.class, "3", "3", "3");
        assertThat(same.switches()).isEqualTo(one.switches());
        assertThat(other.switches()).isNotEqualTo(one.switches());
        assertThat(one.verdict()).isEqualTo(Verdict.NO_FAILURE);
    }

    /** The first of each block begins without having learned anything, so blocks can be made anywhere. */
    @ParameterizedTest
    @ValueSource(strings = {"random", "pct:3", "pos", "surw", "livelock-directed"})
    void a_block_of_runs_is_the_same_whatever_came_before_it(String strategy) {
        SamplingStrategy all = create(strategy);
        List<int[]> later = choices(all, 192).subList(128, 192);
        SamplingStrategy block = create(strategy);
        choices(block, 70);
        block.startAt(128);
        assertThat(choices(block, 64)).usingRecursiveComparison().isEqualTo(later);
    }

    private static SamplingStrategy create(String strategy) {
        return (SamplingStrategy) Strategies.create(strategy, 5);
    }

    private static List<int[]> choices(SamplingStrategy strategy, int runs) {
        List<int[]> choices = new ArrayList<>();
        Sample.of(Conflicts.Writers.class, "3", "2", "3")
                .repeat(EngineChoice.AUTO, strategy, runs, RunListener.NONE, run -> choices.add(run.choices()));
        return choices;
    }

    /** Without a change of priorities, only the order in which threads run to their ends is drawn. */
    @ParameterizedTest
    @ValueSource(strings = "pct:1")
    void depth_one_has_no_preemptions(String strategy) {
        assertThat(explore(strategy, 1, Steps.class, "3", "3", "3").switches()).isEqualTo(300);
    }
}
