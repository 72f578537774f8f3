package dev.selvage.galleries;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.explorer.CampaignSettings;
import dev.selvage.explorer.strategy.StrategyOptions;
import dev.selvage.explorer.strategy.StrategyOptions.PreemptAt;
import dev.selvage.galleries.GalleryProgram.Outcome;
import dev.selvage.report.model.Verdict;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** All strategies over both galleries. */
class SystematicGalleryTest {
    private static final int RUNS_TO_FAIL = 2_000;
    private static final int GREEN_RUNS = 60;

    private static final List<String> STRATEGIES = List.of(
            "dpor", "dpor-source", "pcb:2", "icb", "delay:2", "hapset", "chess", "rank", "pct:3", "pos", "surw");

    /** Tasks of a pool that one worker can do alone show no order of two threads to go back to. */
    private static final Set<String> POOLS = Set.of("FutureRace", "ParallelStreamLostUpdate", "PooledLostUpdate");

    /**
     * What strategies leave out on purpose: orders of two statements say nothing about cycles of three threads, about which
     * of several waiters wakes at which moment, and about interrupts.
     */
    private static final Map<String, Set<String>> MISSED = Map.of(
            "hapset",
            Set.of(
                    "DiningPhilosophers",
                    "ThreeLockCycle",
                    "InterruptSwallowed",
                    "NotifyInsteadOfNotifyAll",
                    "SignalInsteadOfSignalAll"),
            "chess",
            Set.of(),
            "rank",
            Set.of("NotifyInsteadOfNotifyAll"));

    private static Stream<Arguments> each(String folder) {
        return STRATEGIES.stream()
                .flatMap(strategy -> GalleryProgram.in(folder)
                        .map(program -> Arguments.of(strategy, Named.of(program.toString(), program))));
    }

    static Stream<Arguments> fail() {
        return each("fail");
    }

    static Stream<Arguments> success() {
        return each("success");
    }

    private static Outcome explore(GalleryProgram program, String strategy, int runs) {
        return program.explore(CampaignSettings.defaults()
                .withStrategy(strategy)
                .withRuns(runs)
                .withOptions(StrategyOptions.defaults().withPreemptAt(PreemptAt.RACES)));
    }

    private static boolean mayMiss(String strategy, String program) {
        if (!MISSED.containsKey(strategy)) return false;
        return POOLS.contains(program) || MISSED.get(strategy).contains(program);
    }

    @ParameterizedTest
    @MethodSource("fail")
    void the_failure_is_found_and_replays(String strategy, GalleryProgram program) {
        Outcome outcome = explore(program, strategy, RUNS_TO_FAIL);
        assertThat(outcome.result().control().problems()).isEmpty();
        if (mayMiss(strategy, program.toString())) return;
        assertThat(outcome.result().verdict()).isEqualTo(Verdict.FAILURE);
        assertThat(program.expectedKinds()).contains(outcome.failures().get(0).kind());
        assertThat(outcome.replay(2)).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("success")
    void nothing_is_found_where_nothing_is(String strategy, GalleryProgram program) {
        Outcome outcome = explore(program, strategy, GREEN_RUNS);
        assertThat(outcome.failures()).isEmpty();
        assertThat(outcome.result().control().problems()).isEmpty();
        assertThat(outcome.result().verdict()).isIn(Verdict.NO_FAILURE, Verdict.EXHAUSTED);
    }
}
