package dev.selvage.explorer.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.engine.model.RunEnd;
import dev.selvage.explorer.CampaignSettings;
import dev.selvage.explorer.Sample;
import dev.selvage.explorer.strategy.StrategyOptions.PreemptAt;
import dev.selvage.report.model.Verdict;
import dev.selvage.samples.Conflicts;
import dev.selvage.samples.Failing;
import dev.selvage.samples.Figures;
import dev.selvage.samples.Steps;
import org.junit.jupiter.api.Test;

class ChessStrategyTest {
    private static int runs(ExplorationStrategy strategy, Class<?> program, String... arguments) {
        return Sample.of(program, arguments).exhaust(strategy).size();
    }

    /** 12! / (4! 4! 4!) schedules are one class; a state is known by its graph and by who is running. */
    @Test
    void hardly_any_of_34650_equivalent_schedules_is_run() {
        assertThat(runs(new ChessStrategy(PreemptAt.ALL), Steps.class, "3", "3", "3"))
                .isLessThan(1_000);
    }

    @Test
    void schedules_that_are_not_equivalent_are_all_run() {
        assertThat(runs(new ChessStrategy(PreemptAt.ALL), Conflicts.Writers.class, "2", "2"))
                .isBetween(6, runs(new IcbStrategy(), Conflicts.Writers.class, "2", "2"));
        Sample program = Sample.of(Conflicts.Opposite.class);
        assertThat(program.exhaust(new ChessStrategy(PreemptAt.ALL)))
                .anyMatch(run -> run.end() instanceof RunEnd.Stuck)
                .anyMatch(run -> run.end() instanceof RunEnd.Completed);
    }

    private static Verdict verdict(PreemptAt preemptAt, Class<?> program) {
        CampaignSettings settings = CampaignSettings.defaults()
                .withStrategy("chess")
                .withOptions(StrategyOptions.defaults().withPreemptAt(preemptAt));
        return Sample.of(program).explore(settings).result().verdict();
    }

    @Test
    void a_plain_lost_update_is_found_only_when_races_are_points_too() {
        assertThat(verdict(PreemptAt.SYNC, Failing.LostUpdate.class)).isEqualTo(Verdict.NO_FAILURE);
        assertThat(verdict(PreemptAt.RACES, Failing.LostUpdate.class)).isEqualTo(Verdict.FAILURE);
        assertThat(verdict(PreemptAt.ALL, Failing.LostUpdate.class)).isEqualTo(Verdict.FAILURE);
    }

    @Test
    void a_deadlock_is_found_at_synchronization() {
        assertThat(verdict(PreemptAt.SYNC, Conflicts.Opposite.class)).isEqualTo(Verdict.FAILURE);
    }

    @Test
    void a_loop_that_waits_without_yielding_is_warned_about() {
        CampaignSettings settings =
                CampaignSettings.defaults().withStrategy("chess").withRuns(4);
        assertThat(Sample.of(Figures.BusyWaiting.class)
                        .explore(settings)
                        .result()
                        .control()
                        .warnings())
                .anyMatch(warning -> warning.contains("without giving way"));
    }
}
