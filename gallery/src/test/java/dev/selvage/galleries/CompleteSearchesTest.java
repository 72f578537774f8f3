package dev.selvage.galleries;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.galleries.GalleryProgram.Outcome;
import dev.selvage.report.model.Verdict;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Searches that leave no failing schedule out, over the programs that fail. */
class CompleteSearchesTest {
    static Stream<Arguments> programs() {
        return SearchStrategies.each(SearchStrategies.COMPLETE, GalleryProgram::failing);
    }

    @ParameterizedTest
    @MethodSource("programs")
    void a_complete_search_finds_the_failure(String strategy, GalleryProgram program) {
        Outcome outcome = SearchStrategies.explore(program, strategy, SearchStrategies.RUNS_TO_FAIL);
        assertThat(outcome.result().control().problems()).isEmpty();
        assertThat(outcome.result().verdict()).isEqualTo(Verdict.FAILURE);
        outcome.assertExpectedFailure();
    }
}
