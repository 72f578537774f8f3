package dev.selvage.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.engine.model.ChoicePoint;
import dev.selvage.engine.model.Chooser;
import dev.selvage.engine.model.RunEnd;
import dev.selvage.engine.model.RunListener;
import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.explorer.strategy.ExplorationStrategy;
import dev.selvage.explorer.strategy.reduction.DporStrategy;
import dev.selvage.explorer.strategy.reduction.SourceDporStrategy;
import dev.selvage.report.model.CampaignResult;
import dev.selvage.report.model.Verdict;
import dev.selvage.samples.Circles;
import dev.selvage.samples.Outcome;
import dev.selvage.samples.Yields;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Nobody starves under any chooser, and no search loses schedules of programs that yield outside loops. */
class FairSchedulingTest {
    /** Lets the main thread go on only where it must. */
    private static final Chooser STARVES_MAIN = point -> {
        int current = point.currentIndex();
        int next = current < 0 ? point.size() - 1 : (current + 1) % point.size();
        return point.option(next).id() == 0 ? point.size() - 1 : next;
    };

    @Test
    void a_thread_that_others_starve_without_yielding_gets_its_turn() {
        assertThat(Sample.of(Circles.ThirdCouldEndIt.class)
                        .run(STARVES_MAIN, RunListener.NONE, 60_000)
                        .end())
                .isEqualTo(new RunEnd.Completed());
    }

    @Test
    void a_thread_that_others_keep_from_a_lock_gets_it_soon_if_they_yield() {
        assertThat(Sample.of(Circles.LockerCouldEndIt.class)
                        .run(STARVES_MAIN, RunListener.NONE, 500)
                        .end())
                .isEqualTo(new RunEnd.Completed());
    }

    @Test
    void a_thread_that_sleeps_while_others_yield_wakes_up() {
        assertThat(Sample.of(Circles.SleeperCouldEndIt.class)
                        .run(STARVES_MAIN, RunListener.NONE, 60_000)
                        .end())
                .isEqualTo(new RunEnd.Completed());
    }

    @Test
    void a_point_says_that_strands_were_held_back() {
        boolean[] heldBack = {false};
        Chooser chooser = new Chooser() {
            @Override
            public int choose(ChoicePoint point) {
                heldBack[0] |= point.isFairnessActive();
                return STARVES_MAIN.choose(point);
            }

            @Override
            public boolean seesEveryStep() {
                return true;
            }

            @Override
            public void forced(ChoicePoint point) {
                heldBack[0] |= point.isFairnessActive();
            }
        };
        Sample.of(Circles.LockerCouldEndIt.class).run(chooser, RunListener.NONE, 500);
        assertThat(heldBack[0]).isTrue();
    }

    /** A yield that always let somebody else go first would lose the 2: the reader has fewer steps than there are yields. */
    @Test
    void yields_outside_loops_take_no_schedule_away() {
        assertThat(Sample.of(Yields.BeforeWrite.class).outcomes()).containsExactly("0", "1", "2");
        assertThat(outcomes(new DporStrategy())).containsExactly("0", "1", "2");
        assertThat(outcomes(new SourceDporStrategy())).containsExactly("0", "1", "2");
    }

    private static Set<String> outcomes(ExplorationStrategy strategy) {
        Set<String> outcomes = new TreeSet<>();
        Sample.of(Yields.BeforeWrite.class).until(strategy, run -> {
            if (run.end() instanceof RunEnd.Completed) outcomes.add(Outcome.said());
            return false;
        });
        return outcomes;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"dfs", "dpor", "dpor-source", "icb", "pcb:2", "delay:2", "chess", "rank", "hapset", "pct:3"})
    void two_that_yield_and_write_do_not_starve_a_third(String strategy) {
        CampaignResult result = Sample.of(Circles.LockerCouldEndIt.class)
                .explore(CampaignSettings.defaults().withStrategy(strategy).withRuns(20))
                .result();
        assertThat(result.control().problems()).isEmpty();
        assertThat(result.control().warnings()).noneMatch(warning -> warning.contains("cut"));
        assertThat(result.verdict()).isIn(Verdict.NO_FAILURE, Verdict.EXHAUSTED);
    }
}
