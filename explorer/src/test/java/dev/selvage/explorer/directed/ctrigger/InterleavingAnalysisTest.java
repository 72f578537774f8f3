package dev.selvage.explorer.directed.ctrigger;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.explorer.directed.Runs;
import dev.selvage.explorer.directed.ctrigger.Target.Verdict;
import java.util.List;
import org.junit.jupiter.api.Test;

class InterleavingAnalysisTest {
    private static final int X = 1;
    private static final int Y = 2;
    private static final int LOCK = 9;

    private static InterleavingAnalysis analysis(Runs run) {
        return InterleavingAnalysis.of(List.of(run.profile()));
    }

    private static Target only(Runs run) {
        InterleavingAnalysis analysis = analysis(run);
        assertThat(analysis.targets()).hasSize(1);
        return analysis.targets().get(0);
    }

    // ---- identification

    @Test
    void two_accesses_of_one_thread_and_a_conflicting_one_of_another_are_a_target() {
        Target target = only(new Runs().read(1, X, "p").write(1, X, "c").write(2, X, "r"));
        assertThat(target.verdict()).isEqualTo(Verdict.RANKED);
        assertThat(target.shape().shape()).isEqualTo("R-W-W");
        assertThat(target.interleaving()).hasToString("p, r, c");
    }

    @Test
    void memory_of_one_thread_and_memory_that_nobody_writes_are_no_targets() {
        assertThat(analysis(new Runs().read(1, X, "p").write(1, X, "c")).targets())
                .isEmpty();
        assertThat(analysis(new Runs().read(1, X, "p").read(1, X, "c").read(2, X, "r"))
                        .targets())
                .isEmpty();
    }

    @Test
    void accesses_to_different_objects_never_meet() {
        assertThat(analysis(new Runs().read(1, X, "p").write(1, X, "c").write(2, Y, "r"))
                        .targets())
                .isEmpty();
    }

    @Test
    void what_the_profiling_run_has_shown_already_is_not_tried_again() {
        Target target = only(new Runs().read(1, X, "p").write(2, X, "r").write(1, X, "c"));
        assertThat(target.verdict()).isEqualTo(Verdict.EXERCISED);
    }

    // ---- runs that were not made for profiling

    private static final Runs KNOWN =
            new Runs().read(1, X, "p").write(1, X, "c").write(2, X, "r");

    @Test
    void a_run_with_other_instructions_goes_beyond_what_is_known() {
        InterleavingAnalysis known = analysis(KNOWN);
        assertThat(known.goesBeyond(new Runs().write(2, X, "r").write(1, X, "c").profile()))
                .isFalse();
        assertThat(known.goesBeyond(new Runs().write(2, X, "d").profile())).isTrue();
    }

    @Test
    void what_another_run_lets_expect_is_added_and_what_is_known_stays() {
        InterleavingAnalysis known = analysis(KNOWN);
        Runs other = new Runs()
                .read(1, X, "p")
                .write(1, X, "c")
                .write(1, X, "d")
                .read(2, X, "q")
                .write(2, X, "r");
        InterleavingAnalysis more = known.with(other.profile());
        assertThat(more.ranked())
                .extracting(target -> target.interleaving().toString())
                .containsExactlyInAnyOrder("p, r, c", "c, q, d", "q, c, r", "q, d, r");
        assertThat(more.ranked()).containsAll(known.ranked());
        assertThat(more.instructions()).isEqualTo(5);
    }

    @Test
    void what_was_pruned_is_feasible_when_another_run_says_so() {
        InterleavingAnalysis known = analysis(
                new Runs().read(1, X, "p").write(1, X, "c").barrier(1, 2).write(2, X, "r"));
        assertThat(known.ranked()).isEmpty();
        assertThat(known.with(KNOWN.profile()).ranked()).hasSize(1);
        assertThat(analysis(KNOWN).with(new Runs().profile()).ranked()).hasSize(1);
    }

    // ---- pruning by order

    @Test
    void a_barrier_between_them_keeps_the_remote_access_away() {
        Target target =
                only(new Runs().read(1, X, "p").write(1, X, "c").barrier(1, 2).write(2, X, "r"));
        assertThat(target.verdict()).isEqualTo(Verdict.PRUNED_BY_ORDER);
    }

    @Test
    void a_barrier_before_all_of_them_keeps_nobody_away() {
        Target target =
                only(new Runs().barrier(1, 2).read(1, X, "p").write(1, X, "c").write(2, X, "r"));
        assertThat(target.verdict()).isEqualTo(Verdict.RANKED);
    }

    @Test
    void what_comes_before_the_creation_of_a_thread_cannot_come_in_between_its_accesses() {
        Target target =
                only(new Runs().write(1, X, "r").fork(1, 2).read(2, X, "p").write(2, X, "c"));
        assertThat(target.verdict()).isEqualTo(Verdict.PRUNED_BY_ORDER);
    }

    @Test
    void a_thread_that_is_created_between_the_two_accesses_can_come_in_between() {
        Target target =
                only(new Runs().read(1, X, "p").fork(1, 2).write(1, X, "c").write(2, X, "r"));
        assertThat(target.verdict()).isEqualTo(Verdict.RANKED);
    }

    @Test
    void locks_force_no_order() {
        Target target = only(new Runs()
                .read(1, X, "p")
                .write(1, X, "c")
                .lock(1, LOCK, "l1")
                .unlock(1, LOCK)
                .lock(2, LOCK, "l2")
                .unlock(2, LOCK)
                .write(2, X, "r"));
        assertThat(target.verdict()).isEqualTo(Verdict.RANKED);
    }

    // ---- pruning by mutual exclusion

    private static Runs oneSection() {
        return new Runs()
                .lock(1, LOCK, "l1")
                .read(1, X, "p")
                .write(1, X, "c")
                .unlock(1, LOCK)
                .lock(2, LOCK, "l2")
                .write(2, X, "r")
                .unlock(2, LOCK);
    }

    @Test
    void a_critical_section_that_holds_both_keeps_out_one_of_the_same_lock() {
        assertThat(only(oneSection()).verdict()).isEqualTo(Verdict.PRUNED_BY_MUTUAL_EXCLUSION);
    }

    @Test
    void two_critical_sections_of_one_lock_leave_room_between_them() {
        Target target = only(new Runs()
                .lock(1, LOCK, "l1")
                .read(1, X, "p")
                .unlock(1, LOCK)
                .lock(1, LOCK, "l2")
                .write(1, X, "c")
                .unlock(1, LOCK)
                .lock(2, LOCK, "l3")
                .write(2, X, "r")
                .unlock(2, LOCK));
        assertThat(target.verdict()).isEqualTo(Verdict.RANKED);
        // Whoever is suspended must not hold what the other one needs.
        assertThat(target.points().beforeC()).hasToString("l2");
        assertThat(target.points().beforeR()).hasToString("l3");
    }

    @Test
    void a_section_of_another_lock_keeps_nobody_out() {
        Target target = only(new Runs()
                .lock(1, LOCK, "l1")
                .read(1, X, "p")
                .write(1, X, "c")
                .unlock(1, LOCK)
                .lock(2, LOCK + 1, "l2")
                .write(2, X, "r")
                .unlock(2, LOCK + 1));
        assertThat(target.verdict()).isEqualTo(Verdict.RANKED);
        assertThat(target.points().beforeC()).hasToString("c");
        assertThat(target.points().beforeR()).hasToString("l2");
    }

    @Test
    void one_feasible_instance_is_enough() {
        Runs run = oneSection().read(1, X, "p").write(1, X, "c");
        assertThat(analysis(run).ranked())
                .extracting(target -> target.interleaving().toString())
                .contains("p, r, c");
    }

    // ---- ranking

    @Test
    void the_smaller_the_window_the_higher_the_rank() {
        Runs run = new Runs()
                .read(1, X, "wide p")
                .pause(50)
                .write(1, X, "wide c")
                .read(1, Y, "narrow p")
                .write(1, Y, "narrow c")
                .write(2, X, "wide r")
                .write(2, Y, "narrow r");
        assertThat(analysis(run).ranked())
                .extracting(target -> target.interleaving().c().toString())
                .containsExactly("narrow c", "wide c");
        assertThat(analysis(run).firstCome())
                .extracting(target -> target.interleaving().c().toString())
                .containsExactly("wide c", "narrow c");
    }

    @Test
    void the_windows_of_all_instances_add_up() {
        Runs run = new Runs();
        for (int i = 0; i < 10; i++) run.read(1, X, "often p").write(1, X, "often c");
        run.read(1, Y, "once p").pause(4).write(1, Y, "once c");
        run.write(2, X, "often r").write(2, Y, "once r");
        assertThat(analysis(run).ranked().get(0).interleaving().c()).hasToString("once c");
    }

    @Test
    void of_similar_windows_that_with_the_farther_remote_access_is_less_likely() {
        Runs run = new Runs()
                .read(1, X, "far p")
                .write(1, X, "far c")
                .pause(100)
                .read(1, Y, "near p")
                .write(1, Y, "near c")
                .write(2, Y, "near r")
                .write(2, X, "far r");
        assertThat(analysis(run).ranked().get(0).interleaving().c()).hasToString("far c");
    }

    @Test
    void the_window_between_two_critical_sections_is_what_is_outside_of_them() {
        Runs run = new Runs()
                .lock(1, LOCK, "l1")
                .read(1, X, "p")
                .pause(100)
                .unlock(1, LOCK)
                .pause(6)
                .lock(1, LOCK, "l2")
                .pause(100)
                .write(1, X, "c")
                .unlock(1, LOCK)
                .lock(2, LOCK, "l3")
                .write(2, X, "r")
                .unlock(2, LOCK);
        assertThat(only(run).localGap()).isEqualTo(7);
    }
}
