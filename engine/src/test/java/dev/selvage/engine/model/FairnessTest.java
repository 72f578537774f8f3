package dev.selvage.engine.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The relation of priorities, as in the paper on fair stateless model checking. */
class FairnessTest {
    private final List<ModelStrand> strands = new ArrayList<>();
    private final Fairness fairness = new Fairness(strands);
    private final ProgramState state = new ProgramState();

    private ModelStrand strand() {
        ModelStrand strand = new ModelStrand(strands.size(), null);
        strands.add(strand);
        fairness.enabled(strand);
        return strand;
    }

    private void step(ModelStrand strand) {
        fairness.scheduled(strand);
    }

    private void yields(ModelStrand strand) {
        fairness.scheduled(strand);
        fairness.yielded(strand, true);
    }

    private void disable(ModelStrand strand, ModelStrand by) {
        strand.enabled = false;
        if (strand != by) Fairness.disabled(strand, by);
    }

    private void enable(ModelStrand strand) {
        strand.enabled = true;
        fairness.enabled(strand);
    }

    /** The strands that may go on. */
    private List<ModelStrand> options() {
        return strands.stream()
                .filter(strand -> strand.enabled && !fairness.isHeldBack(strand, state))
                .toList();
    }

    /** The paper's example: {@code t: x := 1} and {@code u: while (x != 1) yield()}, with u scheduled as long as it may be. */
    @Test
    void the_example_of_the_paper() {
        ModelStrand t = strand();
        ModelStrand u = strand();
        assertThat(options()).containsExactly(t, u);
        step(u); // reads x
        assertThat(options()).containsExactly(t, u);
        yields(u); // its first: S(u) was everybody, so nobody is starved
        assertThat(fairness.isIdle()).isTrue();
        assertThat(options()).containsExactly(t, u);
        step(u);
        assertThat(options()).containsExactly(t, u);
        yields(u); // t was enabled all the time and had no turn: (u, t) is in P
        assertThat(options()).containsExactly(t);
        step(t); // which takes the edges into t away
        assertThat(fairness.isIdle()).isTrue();
        assertThat(options()).containsExactly(t, u);
    }

    @Test
    void who_had_a_turn_since_the_last_yield_need_not_be_waited_for() {
        ModelStrand t = strand();
        ModelStrand u = strand();
        yields(u);
        step(t);
        step(u);
        yields(u);
        assertThat(options()).containsExactly(t, u);
    }

    @Test
    void two_that_yield_to_each_other_let_a_third_go_first() {
        ModelStrand one = strand();
        ModelStrand two = strand();
        ModelStrand third = strand();
        yields(one);
        yields(two);
        yields(one);
        assertThat(options()).containsExactly(two, third);
        yields(two);
        assertThat(options()).containsExactly(third);
        step(third);
        assertThat(options()).containsExactly(one, two, third);
    }

    @Test
    void who_could_not_go_on_for_a_while_was_not_starved() {
        ModelStrand t = strand();
        ModelStrand u = strand();
        yields(u);
        disable(t, t);
        enable(t);
        yields(u);
        assertThat(options()).containsExactly(t, u);
    }

    @Test
    void who_was_kept_from_going_on_by_the_one_who_yields_comes_first_once_it_can() {
        ModelStrand t = strand();
        ModelStrand u = strand();
        yields(u);
        disable(t, u);
        yields(u);
        assertThat(options()).containsExactly(u);
        enable(t);
        assertThat(options()).containsExactly(t);
        step(t);
        assertThat(options()).containsExactly(t, u);
    }

    @Test
    void who_begins_after_the_last_yield_was_not_starved() {
        ModelStrand u = strand();
        yields(u);
        ModelStrand t = strand();
        yields(u);
        assertThat(options()).containsExactly(u, t);
        yields(u);
        assertThat(options()).containsExactly(t);
    }

    @Test
    void nobody_waits_for_a_strand_that_went_round_in_vain() {
        ModelStrand t = strand();
        ModelStrand u = strand();
        yields(u);
        yields(u);
        state.round(t);
        state.round(t);
        assertThat(options()).contains(u);
        state.changed();
        assertThat(options()).containsExactly(t);
    }

    @Test
    void a_starved_strand_comes_before_everybody_until_it_had_its_turn() {
        ModelStrand t = strand();
        ModelStrand u = strand();
        ModelStrand v = strand();
        fairness.starve(v);
        assertThat(options()).containsExactly(v);
        disable(v, v);
        assertThat(options()).containsExactly(t, u);
        enable(v);
        step(v);
        assertThat(options()).containsExactly(t, u, v);
        assertThat(fairness.isIdle()).isTrue();
    }

    @Test
    void sixty_four_who_yield_all_get_their_turns() {
        for (int i = 0; i < 64; i++) strand();
        int[] turns = new int[64];
        for (int i = 0; i < 64 * 100; i++) {
            ModelStrand first = options().get(0);
            turns[first.id()]++;
            yields(first);
        }
        assertThat(java.util.stream.IntStream.of(turns)).allMatch(count -> count >= 45);
    }

    @Test
    void the_signature_tells_different_futures_apart() {
        ModelStrand t = strand();
        ModelStrand u = strand();
        assertThat(fairness.signature()).isZero();
        step(t);
        step(u);
        assertThat(fairness.signature()).isZero();
        yields(u);
        long starvable = fairness.signature();
        step(t);
        assertThat(fairness.signature()).isNotEqualTo(starvable);
        yields(u);
        assertThat(fairness.signature()).isEqualTo(starvable);
    }
}
