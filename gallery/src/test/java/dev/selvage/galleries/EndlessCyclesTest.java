package dev.selvage.galleries;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.engine.execution.EngineChoice;
import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.galleries.GalleryProgram.Outcome;
import dev.selvage.gallery.fail.BackOffInStep;
import dev.selvage.gallery.fail.PoliteForEver;
import dev.selvage.gallery.fail.ThreePassTheBuck;
import dev.selvage.gallery.fail.TokenHandedForEver;
import dev.selvage.report.model.EndlessLoop;
import dev.selvage.report.model.Verdict;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Livelocks whose rounds write are found with the cycle, and nothing is taken for one that is none. */
class EndlessCyclesTest {
    private static final String DIRECTED = "livelock-directed";
    private static final int RUNS = 200;
    private static final int GREEN_RUNS = Budget.runs(30);

    static Stream<GalleryProgram> livelocks() {
        return GalleryProgram.failing(DIRECTED)
                .filter(program -> program.expectedKinds().contains("livelock"));
    }

    static Stream<GalleryProgram> success() {
        return GalleryProgram.in("success");
    }

    private static Outcome assertLivelock(Outcome outcome) {
        assertThat(outcome.result().control().problems()).isEmpty();
        assertThat(outcome.result().verdict()).isEqualTo(Verdict.FAILURE);
        assertThat(outcome.failures().get(0).kind()).isEqualTo("livelock");
        assertThat(outcome.replay(2)).isEmpty();
        return outcome;
    }

    @ParameterizedTest
    @MethodSource("livelocks")
    void livelock_directed_testing_finds_all(GalleryProgram program) {
        assertLivelock(program.explore(DIRECTED, 1, RUNS));
    }

    @ParameterizedTest
    @ValueSource(longs = {2, 3, 4, 5})
    void a_cycle_that_chance_leaves_soon_is_found_with_any_seed(long seed) {
        assertLivelock(GalleryProgram.of(BackOffInStep.class).explore(DIRECTED, seed, RUNS));
    }

    @Test
    void the_cycle_is_shown_thread_by_thread() {
        Outcome outcome = assertLivelock(GalleryProgram.of(BackOffInStep.class).explore(DIRECTED, 1, RUNS));
        assertThat(outcome.failures().get(0).cycle())
                .extracting(EndlessLoop::thread)
                .containsExactly(1, 2);
        assertThat(outcome.failures().get(0).cycle())
                .allSatisfy(loop -> assertThat(loop.round())
                        .anyMatch(event -> "ReentrantLock.tryLock".equals(event.member()))
                        .anyMatch(event -> "ReentrantLock.unlock".equals(event.member())));
        assertThat(outcome.failures().get(0).trace()).hasSizeLessThan(200);
    }

    @Test
    void the_cycle_replays_on_every_engine() {
        Outcome outcome = GalleryProgram.of(BackOffInStep.class).explore(DIRECTED, 1, RUNS);
        assertThat(outcome.replay(2, EngineChoice.PLATFORM)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(classes = {TokenHandedForEver.class, PoliteForEver.class, ThreePassTheBuck.class})
    void a_run_that_is_cut_in_a_livelock_is_a_failure_under_every_strategy(Class<?> type) {
        for (String strategy : List.of("chess", "dfs", "random", "pct:3", "delay:2")) {
            assertLivelock(GalleryProgram.of(type)
                    .explore(CampaignSettings.defaults().withStrategy(strategy).withRuns(3)));
        }
    }

    @ParameterizedTest
    @MethodSource("success")
    void nothing_is_taken_for_a_livelock_that_is_none(GalleryProgram program) {
        Outcome outcome = program.explore(DIRECTED, 1, Math.min(GREEN_RUNS, program.runs("random")));
        assertThat(outcome.failures()).isEmpty();
        assertThat(outcome.result().control().problems()).isEmpty();
        assertThat(program.surprises(outcome.result())).isEmpty();
        assertThat(outcome.result().verdict()).isEqualTo(Verdict.NO_FAILURE);
    }
}
