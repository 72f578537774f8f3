package dev.selvage.explorer.strategy.hapset;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The sets of figures 1 and 2 of the paper, to the letter. */
class HapSetsTest {
    private static final int POINTER = 1;
    private static final int LOCK = 2;

    private final HapSets sets = new HapSets();

    private static Statement at(int line) {
        return new Statement("Figure.java", line, 0, List.of());
    }

    // Figure 1: thread 1 sets the pointer (e1) and takes it away (e4), thread 2 tests it (e2) and uses it (e3).
    private static final Use E1 = new Use(1, Access.WRITE, POINTER, at(1));
    private static final Use E2 = new Use(2, Access.READ, POINTER, at(2));
    private static final Use E3 = new Use(2, Access.READ, POINTER, at(3));
    private static final Use E4 = new Use(1, Access.WRITE, POINTER, at(4));

    private void run(Use... uses) {
        History history = new History();
        for (Use use : uses) {
            for (Use predecessor : history.predecessors(use)) sets.add(use.after(predecessor));
            history.add(use);
        }
    }

    private Set<Statement> of(Use use) {
        return sets.of(use.statement());
    }

    @Test
    void the_run_of_figure_1() {
        run(E1, E2, E3, E4);
        assertThat(of(E1)).isEmpty();
        assertThat(of(E2)).containsExactly(at(1));
        assertThat(of(E3)).isEmpty();
        assertThat(of(E4)).containsExactly(at(3));
    }

    private void allGoodRuns() {
        run(E1, E2, E3, E4);
        run(E2, E1, E4);
        run(E1, E4, E2);
    }

    @Test
    void all_good_runs_of_figure_1() {
        allGoodRuns();
        assertThat(of(E1)).containsExactly(at(2));
        assertThat(of(E2)).containsExactlyInAnyOrder(at(1), at(4));
        assertThat(of(E3)).isEmpty();
        assertThat(of(E4)).containsExactly(at(3));
    }

    @Test
    void the_run_that_violates_atomicity_shows_two_new_orders() {
        allGoodRuns();
        sets.keep();
        int before = sets.size();
        run(E1, E2, E4, E3);
        assertThat(of(E3)).containsExactly(at(4));
        assertThat(of(E4)).containsExactlyInAnyOrder(at(3), at(2));
        assertThat(sets.size()).isEqualTo(before + 2);
        sets.forget();
        assertThat(of(E3)).isEmpty();
        assertThat(of(E4)).containsExactly(at(3));
        assertThat(sets.size()).isEqualTo(before);
    }

    @Test
    void the_runs_of_figure_2() {
        Use b = new Use(1, Access.LOCK, LOCK, at(11));
        Use c = new Use(1, Access.READ, POINTER, at(12));
        Use f = new Use(2, Access.LOCK, LOCK, at(21));
        Use g = new Use(2, Access.WRITE, POINTER, at(22));
        run(f, g, b, c);
        assertThat(of(c)).containsExactly(at(22));
        assertThat(of(b)).containsExactly(at(21));
        assertThat(of(g)).isEmpty();
        assertThat(of(f)).isEmpty();
        run(b, c, b, c, b, c, f, g, b, c);
        assertThat(of(g)).containsExactly(at(12));
        assertThat(of(c)).containsExactly(at(22));
        assertThat(of(b)).containsExactly(at(21));
        assertThat(of(f)).containsExactly(at(11));
        assertThat(sets.size()).isEqualTo(4);
    }

    @Test
    void two_readers_of_one_write_both_get_it() {
        Use reader = new Use(3, Access.READ, POINTER, at(7));
        run(E1, E2, reader);
        assertThat(of(E2)).containsExactly(at(1));
        assertThat(of(reader)).containsExactly(at(1));
    }

    @Test
    void a_statement_of_the_lower_thread_is_not_that_of_the_higher() {
        Use low = new Use(0, Access.WRITE, POINTER, at(1));
        Use high = new Use(9, Access.WRITE, POINTER, at(1));
        run(low, high);
        assertThat(sets.contains(high.after(low))).isTrue();
        assertThat(sets.contains(low.after(high))).isFalse();
        run(new Use(4, Access.WRITE, POINTER, at(1)), new Use(5, Access.WRITE, POINTER, at(1)));
        assertThat(sets.size()).isEqualTo(1);
    }

    @Test
    void waits_conflict_with_notifications_and_locks_with_locks_only() {
        assertThat(Access.WAIT.conflictsWith(Access.NOTIFY)).isTrue();
        assertThat(Access.NOTIFY.conflictsWith(Access.WAIT)).isTrue();
        assertThat(Access.WAIT.conflictsWith(Access.WAIT)).isFalse();
        assertThat(Access.LOCK.conflictsWith(Access.LOCK)).isTrue();
        assertThat(Access.READ.conflictsWith(Access.READ)).isFalse();
        assertThat(Access.WRITE.conflictsWith(Access.READ)).isTrue();
    }
}
