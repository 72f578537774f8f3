package dev.selvage.galleries;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.galleries.GalleryProgram.Outcome;
import dev.selvage.report.model.Verdict;
import dev.selvage.samples.VirtualThreads;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;

/** Virtual threads are under control like any others. */
@EnabledForJreRange(min = JRE.JAVA_25)
class VirtualThreadTest {
    @Test
    void a_lost_update_between_virtual_threads_is_found_and_replayed() {
        Outcome outcome = GalleryProgram.of(VirtualThreads.class).explore("random", 1, 200);
        assertThat(outcome.result().control().problems()).isEmpty();
        assertThat(outcome.result().verdict()).isEqualTo(Verdict.FAILURE);
        assertThat(outcome.failures().get(0).kind()).isEqualTo("assertion");
        assertThat(outcome.replay(20)).isEmpty();
    }

    @Test
    void virtual_threads_with_a_lock_stay_green() {
        Outcome outcome = GalleryProgram.of(VirtualThreads.class, "locked").explore("random", 1, 200);
        assertThat(outcome.failures()).isEmpty();
        assertThat(outcome.result().verdict()).isEqualTo(Verdict.NO_FAILURE);
    }
}
