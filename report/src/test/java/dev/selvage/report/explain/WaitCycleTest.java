package dev.selvage.report.explain;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.report.model.ThreadReport;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class WaitCycleTest {

    @Test
    void two_threads_that_wait_for_each_other_are_a_cycle() {
        assertThat(cycle(thread(0, "main", "monitor B#1", "A#1"), thread(1, "other", "monitor A#1", "B#1")))
                .hasValue("main → B#1 (held by other) → A#1 (held by main)");
    }

    @Test
    void threads_that_only_wait_for_the_cycle_are_no_part_of_it() {
        assertThat(cycle(
                        thread(0, "main", "monitor A#1", null),
                        thread(1, "one", "monitor B#1", "A#1"),
                        thread(2, "two", "monitor C#1", "B#1"),
                        thread(3, "three", "monitor A#1", "C#1")))
                .hasValue("one → B#1 (held by two) → C#1 (held by three) → A#1 (held by one)");
    }

    @Test
    void the_holder_is_taken_from_the_text_where_no_thread_lists_the_lock() {
        assertThat(cycle(
                        thread(0, "main", "ReentrantLock#1, held by other", null),
                        thread(1, "other", "ReentrantLock#2, held by main", null)))
                .hasValue("main → ReentrantLock#1 (held by other) → ReentrantLock#2 (held by main)");
    }

    @Test
    void a_thread_that_is_joined_is_part_of_the_cycle() {
        assertThat(cycle(thread(0, "main", "thread other", "A#1"), thread(1, "other", "monitor A#1", null)))
                .hasValue("main → other → A#1 (held by main)");
    }

    @Test
    void the_monitor_of_a_class_is_a_lock_like_others() {
        assertThat(cycle(
                        thread(0, "main", "monitor A.class, held by other", null),
                        thread(1, "other", "monitor B#1, held by main", null)))
                .hasValue("main → A.class (held by other) → B#1 (held by main)");
    }

    @Test
    void threads_that_wait_for_nobody_are_no_cycle() {
        assertThat(cycle(thread(0, "main", "notification on A#1", null), thread(1, "other", null, "B#1")))
                .isEmpty();
    }

    private static Optional<String> cycle(ThreadReport... threads) {
        return WaitCycle.among(List.of(threads)).map(cycle -> cycle.words("→", new ThreadNames(List.of(threads))));
    }

    private static ThreadReport thread(int id, String name, String waitsFor, String holds) {
        return new ThreadReport(id, name, "blocked", waitsFor, holds == null ? List.of() : List.of(holds), List.of());
    }
}
