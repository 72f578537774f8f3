package dev.selvage.galleries;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.galleries.GalleryProgram.Outcome;
import dev.selvage.report.model.ThreadReport;
import dev.selvage.report.model.Verdict;
import dev.selvage.samples.NewerThreads;
import dev.selvage.samples.VirtualThreads;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Virtual threads are under control like any others. */
@EnabledForJreRange(min = JRE.JAVA_21)
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
    void a_thread_without_a_name_goes_by_its_number() {
        Outcome outcome = GalleryProgram.of(NewerThreads.class, "virtual").explore("random", 1, 200);
        assertThat(outcome.failures().get(0).threads())
                .extracting(ThreadReport::name)
                .startsWith("main", "#1", "#2");
    }

    @ParameterizedTest
    @ValueSource(strings = {"virtual", "platform"})
    void an_executor_with_a_thread_for_each_task_is_under_control(String kind) {
        Outcome racy = GalleryProgram.of(NewerThreads.class, kind).explore("random", 1, 200);
        assertThat(racy.result().control().problems()).isEmpty();
        assertThat(racy.failures()).hasSize(1);
        assertThat(racy.replay(20)).isEmpty();
        assertGreen(NewerThreads.class, kind, "locked");
    }

    @Test
    @EnabledForJreRange(min = JRE.JAVA_25)
    void scoped_values_belong_to_their_thread() {
        assertGreen(NewerThreads.class, "scoped");
    }

    private static void assertGreen(Class<?> type, String... arguments) {
        Outcome outcome = GalleryProgram.of(type, arguments).explore("random", 1, 200);
        assertThat(outcome.failures()).isEmpty();
        assertThat(outcome.result().control().problems()).isEmpty();
        assertThat(outcome.result().verdict()).isEqualTo(Verdict.NO_FAILURE);
    }

    @Test
    void virtual_threads_with_a_lock_stay_green() {
        assertGreen(VirtualThreads.class, "locked");
    }
}
