package dev.selvage.galleries;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.galleries.GalleryProgram.Outcome;
import dev.selvage.report.model.Verdict;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every program in {@code fail} fails as it says and every program in {@code success} stays green. */
class GalleryTest {
    private static final int EXHAUSTIVE_RUNS = Budget.runs(200);
    private static final int RANDOM_RUNS = Budget.runs(50);

    static Stream<GalleryProgram> fail() {
        return GalleryProgram.failing("random");
    }

    static Stream<GalleryProgram> success() {
        return GalleryProgram.in("success");
    }

    @Test
    void the_gallery_is_large_enough() {
        assertThat(fail().count()).isGreaterThanOrEqualTo(192);
        assertThat(success().count()).isGreaterThanOrEqualTo(202);
    }

    @ParameterizedTest
    @MethodSource("fail")
    void random_finds_the_failure(GalleryProgram program) {
        assertFails(program, "random");
    }

    @ParameterizedTest
    @MethodSource("fail")
    void exhaustive_finds_the_failure(GalleryProgram program) {
        assertFails(program, "exhaustive");
    }

    private static void assertFails(GalleryProgram program, String strategy) {
        Outcome outcome = program.explore(strategy, 1, program.runs(strategy));
        assertThat(outcome.result().control().problems()).isEmpty();
        assertThat(outcome.result().verdict()).as(program.toString()).isEqualTo(Verdict.FAILURE);
        assertThat(program.expectedKinds()).contains(outcome.failures().get(0).kind());
        assertThat(outcome.replay(5)).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("success")
    void random_stays_green(GalleryProgram program) {
        Outcome outcome = program.explore("random", 1, Math.min(RANDOM_RUNS, program.runs("random")));
        assertGreen(program, outcome);
        assertThat(outcome.result().verdict()).isEqualTo(Verdict.NO_FAILURE);
    }

    @ParameterizedTest
    @MethodSource("success")
    void exhaustive_stays_green(GalleryProgram program) {
        long runs = Math.min(EXHAUSTIVE_RUNS, program.runs("exhaustive"));
        assertGreen(program, program.explore("exhaustive", 1, runs));
    }

    private static void assertGreen(GalleryProgram program, Outcome outcome) {
        assertThat(outcome.failures()).isEmpty();
        assertThat(outcome.result().control().problems()).isEmpty();
        assertThat(program.surprises(outcome.result())).as(program.toString()).isEmpty();
        assertThat(outcome.result().verdict()).isIn(Verdict.NO_FAILURE, Verdict.EXHAUSTED);
    }
}
