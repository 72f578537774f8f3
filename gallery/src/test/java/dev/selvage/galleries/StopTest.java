package dev.selvage.galleries;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.galleries.GalleryProgram.Outcome;
import dev.selvage.report.model.Verdict;
import dev.selvage.samples.Stopper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Threads that are stopped or suspended by force are not passed off as under control. */
class StopTest {
    @ParameterizedTest
    @ValueSource(strings = {"stop", "suspend"})
    @EnabledForJreRange(max = JRE.JAVA_19)
    void force_is_refused_where_the_jdk_has_it(String method) {
        Outcome outcome = GalleryProgram.of(Stopper.class, method).explore("random", 1, 20);
        assertThat(outcome.result().verdict()).isEqualTo(Verdict.NOT_CONTROLLED);
        assertThat(outcome.result().control().problems())
                .anySatisfy(problem -> assertThat(problem).startsWith(method + " of thread 'Thread-1'"));
    }

    @Test
    @EnabledForJreRange(min = JRE.JAVA_20)
    void where_the_jdk_refuses_it_the_program_sees_that() {
        Outcome outcome = GalleryProgram.of(Stopper.class, "stop").explore("random", 1, 20);
        assertThat(outcome.failures()).hasSize(1);
        assertThat(outcome.failures().get(0).message()).contains("UnsupportedOperationException");
    }
}
