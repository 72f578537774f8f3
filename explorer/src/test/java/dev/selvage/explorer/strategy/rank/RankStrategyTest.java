package dev.selvage.explorer.strategy.rank;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.engine.model.RunEnd;
import dev.selvage.engine.model.RunResult;
import dev.selvage.explorer.Sample;
import dev.selvage.samples.Conflicts;
import dev.selvage.samples.Failing;
import dev.selvage.samples.Figures;
import java.util.List;
import org.junit.jupiter.api.Test;

class RankStrategyTest {
    /** The rank at which the first run ends in another way than by completion. */
    private static String rankOfFailure(Class<?> program) {
        RankStrategy strategy = new RankStrategy();
        List<RunResult> runs = Sample.of(program).until(strategy, RankStrategyTest::fails);
        assertThat(fails(runs.get(runs.size() - 1))).isTrue();
        return strategy.rank().toString();
    }

    private static boolean fails(RunResult run) {
        return !(run.end() instanceof RunEnd.Completed || run.end() instanceof RunEnd.Pruned);
    }

    @Test
    void a_lost_update_needs_a_switch_at_the_variable() {
        assertThat(rankOfFailure(Failing.LostUpdate.class)).isEqualTo("(1, all, 2, 1)");
    }

    @Test
    void a_deadlock_needs_a_switch_at_synchronization() {
        assertThat(rankOfFailure(Conflicts.Opposite.class)).isEqualTo("(1, 0, 2, 1)");
    }

    @Test
    void the_first_choice_of_a_run_can_be_a_switch() {
        assertThat(rankOfFailure(Failing.MainLast.class)).isEqualTo("(1, 0, 2, 1)");
    }

    @Test
    void a_use_of_what_was_taken_away_after_the_test_needs_two_switches() {
        assertThat(rankOfFailure(Figures.TestAndUse.class)).isIn("(1, all, 2, 1)", "(2, 1, 2, 1)");
    }
}
