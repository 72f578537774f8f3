package dev.selvage.explorer.directed.tsa;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.explorer.directed.Runs;
import java.util.List;
import org.junit.jupiter.api.Test;

class EstimationTest {
    private static final int M = 1;
    private static final int OUTER = 2;

    private static Runs section(Runs run, int thread, String name) {
        return run.lock(thread, M, name).unlock(thread, M);
    }

    private static Runs figure2() {
        Runs run = new Runs();
        section(run, 1, "2a");
        section(run, 1, "4a");
        section(run, 2, "2b");
        return section(run, 2, "4b");
    }

    private static List<String> estimate(Runs run, boolean happensBefore) {
        return Estimation.of(List.of(run.profile()), happensBefore).all().stream()
                .map(Object::toString)
                .toList();
    }

    @Test
    void two_threads_with_two_sections_each_have_ten_requirements() {
        assertThat(estimate(figure2(), false))
                .containsExactlyInAnyOrder(
                        "<2a, 4a>",
                        "<2a, 2b>",
                        "<2a, 4b>",
                        "<4a, 2b>",
                        "<4a, 4b>",
                        "<2b, 4b>",
                        "<2b, 2a>",
                        "<2b, 4a>",
                        "<4b, 2a>",
                        "<4b, 4a>");
    }

    @Test
    void locks_that_guard_an_action_and_the_next_one_keep_others_out() {
        Runs run = new Runs().lock(1, OUTER, "o1");
        section(run, 1, "a");
        section(run, 1, "b").unlock(1, OUTER).lock(2, OUTER, "o2");
        section(run, 2, "c").unlock(2, OUTER);
        assertThat(estimate(run, false)).contains("<a, b>", "<b, c>", "<c, a>").doesNotContain("<a, c>", "<c, b>");
    }

    @Test
    void two_sections_of_the_outer_lock_keep_nobody_out() {
        Runs run = new Runs().lock(1, OUTER, "o1");
        section(run, 1, "a").unlock(1, OUTER).lock(1, OUTER, "o2");
        section(run, 1, "b").unlock(1, OUTER).lock(2, OUTER, "o3");
        section(run, 2, "c").unlock(2, OUTER);
        assertThat(estimate(run, false)).contains("<a, c>", "<c, b>");
    }

    @Test
    void what_comes_before_the_creation_of_a_thread_never_follows_it() {
        Runs run = section(new Runs(), 1, "a").fork(1, 2);
        section(run, 2, "b");
        assertThat(estimate(run, false)).containsExactly("<a, b>");
    }

    @Test
    void what_comes_before_the_creation_of_a_thread_is_followed_by_its_first_action_only() {
        Runs run = section(new Runs(), 1, "a");
        section(run, 1, "b").fork(1, 2);
        section(run, 2, "c");
        section(run, 2, "d");
        assertThat(estimate(run, false)).containsExactly("<a, b>", "<b, c>", "<c, d>");
    }

    private static Runs twoPhases() {
        Runs run = section(new Runs(), 1, "a");
        section(run, 1, "b").barrier(1, 2);
        return section(run, 2, "c");
    }

    @Test
    void a_barrier_counts_only_with_happens_before() {
        assertThat(estimate(twoPhases(), false)).contains("<c, a>", "<a, c>");
        assertThat(estimate(twoPhases(), true)).containsExactly("<a, b>", "<b, c>");
    }

    @Test
    void pairs_of_one_thread_are_not_among_those_that_two_threads_cover() {
        Estimation estimation = Estimation.of(List.of(figure2().profile()), false);
        assertThat(estimation.all()).hasSize(10);
        assertThat(estimation.acrossThreads()).hasSize(8);
    }

    @Test
    void happens_before_leaves_unordered_pairs_alone() {
        assertThat(estimate(figure2(), true)).isEqualTo(estimate(figure2(), false));
    }
}
