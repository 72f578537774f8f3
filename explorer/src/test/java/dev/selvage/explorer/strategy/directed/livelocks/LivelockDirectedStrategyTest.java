package dev.selvage.explorer.strategy.directed.livelocks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.engine.execution.EngineChoice;
import dev.selvage.explorer.Sample;
import dev.selvage.explorer.Sample.Findings;
import dev.selvage.explorer.replay.Replay;
import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.report.model.Verdict;
import dev.selvage.samples.Circles;
import org.junit.jupiter.api.Test;

class LivelockDirectedStrategyTest {
    private static final int RUNS = 100;

    private static Findings explore(String strategy, long seed) {
        return Sample.of(Circles.InStep.class)
                .explore(CampaignSettings.defaults()
                        .withStrategy(strategy)
                        .withSeed(seed)
                        .withRuns(RUNS));
    }

    @Test
    void what_chance_leaves_soon_is_repeated_until_it_is_a_livelock_and_replays() {
        assertThat(explore("random", 1).result().verdict()).isEqualTo(Verdict.NO_FAILURE);
        Findings findings = explore("livelock-directed", 1);
        assertThat(findings.failure().kind()).isEqualTo("livelock");
        assertThat(findings.failure().cycle()).hasSize(2);
        assertThat(Replay.run(
                        findings.failure(),
                        Sample.of(Circles.InStep.class).program(),
                        2,
                        CampaignSettings.DEFAULT_PATIENCE,
                        EngineChoice.AUTO,
                        false))
                .isEmpty();
    }

    @Test
    void the_same_seed_gives_the_same_runs_and_another_one_others() {
        Findings first = explore("livelock-directed", 3);
        Findings second = explore("livelock-directed", 3);
        assertThat(second.result().steps()).isEqualTo(first.result().steps());
        assertThat(second.failures()).isEqualTo(first.failures());
        assertThat(explore("livelock-directed", 4).result().steps())
                .isNotEqualTo(first.result().steps());
    }
}
