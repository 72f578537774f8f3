package dev.selvage.galleries;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.galleries.GalleryProgram.Outcome;
import dev.selvage.report.model.Verdict;
import dev.selvage.samples.Shared;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Objects of the JDK that are no collections: what goes wrong when threads share them is found. */
class SharedObjectsTest {
    @ParameterizedTest
    @CsvSource({"format, assertion", "file, exception", "redirected, assertion"})
    void what_goes_wrong_between_and_inside_calls_is_found(String what, String kind) {
        Outcome outcome = GalleryProgram.of(Shared.class, what).explore("random", 1, 200);
        assertThat(outcome.result().control().problems()).isEmpty();
        assertThat(outcome.failures()).hasSize(1);
        assertThat(outcome.failures().get(0).kind()).isEqualTo(kind);
        assertThat(outcome.replay(2)).isEmpty();
    }

    @Test
    void the_order_in_which_threads_print_for_people_is_no_choice() {
        Outcome outcome = GalleryProgram.of(Shared.class, "out").explore("exhaustive", 1, 100);
        assertThat(outcome.result().verdict()).isEqualTo(Verdict.EXHAUSTED);
        assertThat(outcome.result().runs()).isLessThan(10);
    }

    @Test
    void a_program_that_redirects_its_output_does_so_for_its_own_run() {
        Outcome outcome = GalleryProgram.of(Shared.class, "redirected").explore("dpor", 1, 100);
        assertThat(outcome.result().control().problems()).isEmpty();
        assertThat(outcome.result().control().warnings()).isEmpty();
        assertThat(outcome.failures()).hasSize(1);
    }
}
