package dev.selvage.galleries;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.galleries.GalleryProgram.Outcome;
import dev.selvage.report.model.Verdict;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** All strategies over the programs that are correct. */
class CleanProgramsTest {
    private static final int RUNS = Budget.runs(5);

    /** Tens of thousands of steps a run, with each of which hapset compares all earlier ones: it takes a minute. */
    private static final Set<String> LONG =
            Set.of("StopFlagByScheduler", "StopFlagCounts", "StopFlagAfterSamples", "SleepsUntilServiceIsUp");

    static Stream<Arguments> programs() {
        return SearchStrategies.each(
                Stream.concat(SearchStrategies.COMPLETE.stream(), SearchStrategies.SELECTIVE.stream())
                        .toList(),
                strategy -> GalleryProgram.in("success")
                        .filter(program -> !strategy.equals("hapset") || !LONG.contains(program.toString())));
    }

    @ParameterizedTest
    @MethodSource("programs")
    void nothing_is_found_where_nothing_is(String strategy, GalleryProgram program) {
        Outcome outcome = SearchStrategies.explore(program, strategy, (int) Math.min(RUNS, program.runs(strategy)));
        assertThat(outcome.failures()).isEmpty();
        assertThat(outcome.result().control().problems()).isEmpty();
        assertThat(outcome.result().verdict()).isIn(Verdict.NO_FAILURE, Verdict.EXHAUSTED);
    }
}
