package dev.selvage.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.report.model.CampaignResult;
import dev.selvage.report.model.CampaignResult.CoverageFigures;
import dev.selvage.samples.Conflicts;
import dev.selvage.samples.Failing;
import dev.selvage.samples.Unsteady;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Criteria that are measured whatever the strategy. */
class CoverageTest {
    private static CampaignResult explore(Class<?> program, String strategy, String... criteria) {
        return explore(Sample.of(program), strategy, criteria);
    }

    private static CampaignResult explore(Sample program, String strategy, String... criteria) {
        return program.explore(CampaignSettings.defaults()
                        .withStrategy(strategy)
                        .withRuns(100)
                        .withKeepGoing(true)
                        .withCoverage(List.of(criteria)))
                .result();
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "dfs", "dpor", "icb", "pct:3"})
    void every_order_of_two_statements_is_counted(String strategy) {
        CampaignResult result = explore(Conflicts.Flags.class, strategy, "hapset", "pset");
        assertThat(result.coverage().get("hapset").covered()).isEqualTo(4);
        assertThat(result.coverage().get("pset").covered()).isEqualTo(4);
    }

    @ParameterizedTest
    @ValueSource(strings = {"dfs", "stress"})
    void pairs_of_locks_and_interleavings_are_counted_in_controlled_and_in_free_runs(String strategy) {
        CampaignResult result = explore(Sample.of(Unsteady.class, "0", "0"), strategy, "sp-hong", "ui");
        assertThat(result.coverage()).containsOnlyKeys("sp-hong", "ui");
        assertThat(result.coverage().get("sp-hong").covered()).isPositive();
    }

    @Test
    void nothing_is_measured_unless_it_is_asked_for() {
        assertThat(explore(Conflicts.Flags.class, "dfs").coverage()).isEmpty();
    }

    @Test
    void what_a_strategy_measures_itself_comes_first() {
        CampaignResult alone = explore(Conflicts.Flags.class, "hapset");
        CampaignResult besides = explore(Conflicts.Flags.class, "hapset", "hapset", "pset");
        assertThat(besides.coverage().get("hapset")).isEqualTo(alone.coverage().get("hapset"));
        assertThat(besides.coverage()).containsOnlyKeys("hapset", "pset");
    }

    @Test
    void runs_that_fail_cover_nothing() {
        CampaignResult result = explore(Failing.AlwaysDeadlocked.class, "dfs", "hapset");
        assertThat(result.coverage().get("hapset").covered()).isZero();
    }

    @Test
    void interleavings_are_measured_under_control() {
        CoverageFigures figures =
                explore(Failing.LostUpdate.class, "dfs", "ui").coverage().get("ui");
        assertThat(figures.covered()).isPositive().isEqualTo(figures.total());
    }

    @Test
    void so_are_pairs_of_lock_statements() {
        CampaignResult result = explore(Failing.OppositeLocks.class, "dfs", "sp-hong", "sp-trainin");
        assertThat(result.coverage()).containsOnlyKeys("sp-hong", "sp-trainin");
        assertThat(result.coverage().get("sp-hong").covered())
                .isGreaterThanOrEqualTo(result.coverage().get("sp-trainin").covered())
                .isPositive();
    }

    @Test
    void free_runs_tell_what_needs_no_control_and_say_so_of_the_rest() {
        CampaignResult result = explore(Conflicts.Flags.class, "stress", "ui", "hapset");
        assertThat(result.coverage()).containsOnlyKeys("ui");
        assertThat(result.control().warnings())
                .contains("coverage of hapset is measured under control only, and stress runs freely");
    }
}
