package dev.selvage.explorer.strategy.chess;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class KnownStatesTest {
    private static final int[] BOTH = {1, 2};

    private final KnownStates known = new KnownStates();

    @Test
    void a_state_is_known_by_its_graph_by_who_runs_by_who_can_go_on_and_by_who_has_to_wait() {
        assertThat(known.add(7, 1, BOTH, 0)).isTrue();
        assertThat(known.add(7, 1, BOTH, 0)).isFalse();
        assertThat(known.add(8, 1, BOTH, 0)).isTrue();
        assertThat(known.add(7, 2, BOTH, 0)).isTrue();
        assertThat(known.add(7, -1, BOTH, 0)).isTrue();
        assertThat(known.add(7, 1, new int[] {1}, 0)).isTrue();
        assertThat(known.add(7, 1, new int[] {2, 1}, 0)).isTrue();
        assertThat(known.add(7, 1, BOTH, 5)).isTrue();
        assertThat(known.size()).isEqualTo(7);
    }

    @Test
    void many_states_are_all_remembered_and_none_is_taken_for_another() {
        for (int graph = 0; graph < 100_000; graph++)
            assertThat(known.add(graph, graph % 3, BOTH, 0)).isTrue();
        for (int graph = 0; graph < 100_000; graph++)
            assertThat(known.add(graph, graph % 3, BOTH, 0)).isFalse();
        assertThat(known.isFull()).isFalse();
    }

    @Test
    void a_full_cache_keeps_what_it_has_and_calls_everything_else_unknown() {
        KnownStates few = new KnownStates(1 << 11);
        int graph = 0;
        while (!few.isFull()) assertThat(few.add(graph++, 0, BOTH, 0)).isTrue();
        assertThat(few.size()).isEqualTo(graph).isBetween(1 << 10, 1 << 11);
        for (int old = 0; old < graph; old++)
            assertThat(few.add(old, 0, BOTH, 0)).isFalse();
        assertThat(few.add(graph, 0, BOTH, 0)).isTrue();
        assertThat(few.add(graph, 0, BOTH, 0)).isTrue();
        assertThat(few.size()).isEqualTo(graph);
    }

    @Test
    void nothing_is_known_once_it_is_cleared() {
        known.add(7, 1, BOTH, 0);
        known.clear();
        assertThat(known.add(7, 1, BOTH, 0)).isTrue();
    }
}
