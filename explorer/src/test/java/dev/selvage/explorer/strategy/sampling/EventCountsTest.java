package dev.selvage.explorer.strategy.sampling;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class EventCountsTest {
    private static final int FIELD = 1;
    private static final int LOCK = 2;
    private static final int OWN = 3;

    private final Lineage lineage = new Lineage();
    private final EventCounts counts = new EventCounts(lineage);
    private final int child = lineage.child(0, 0);
    private final int grandchild = lineage.child(child, 0);

    @Test
    void the_nth_child_of_a_strand_is_the_same_in_every_run() {
        int second = lineage.child(0, 1);
        assertThat(lineage.child(child, 0)).isEqualTo(grandchild);
        assertThat(lineage.child(0, 1)).isEqualTo(second).isNotEqualTo(child);
        assertThat(lineage.size()).isEqualTo(4);
    }

    @Test
    void what_a_strand_does_counts_for_those_that_lead_to_it() {
        for (int i = 0; i < 3; i++) counts.add(FIELD, grandchild);
        counts.add(FIELD, 0);
        counts.add(LOCK, child);
        assertThat(counts.withDescendants(FIELD)).containsExactly(4, 3, 3);
        assertThat(counts.withDescendants(LOCK)).containsExactly(1, 1, 0);
        assertThat(counts.withDescendants(Uses.NOTHING)).containsExactly(0, 0, 0);
    }

    @Test
    void what_more_strands_share_is_drawn_more_often() {
        for (int strand : new int[] {0, child, grandchild}) counts.add(LOCK, strand);
        for (int strand : new int[] {0, child}) counts.add(FIELD, strand);
        for (int i = 0; i < 100; i++) counts.add(OWN, child);
        SplittableRandom random = new SplittableRandom(1);
        int[] drawn = new int[4];
        for (int i = 0; i < 3_000; i++) drawn[counts.drawShared(random)]++;
        assertThat(drawn[Uses.NOTHING]).isZero();
        assertThat(drawn[OWN]).isZero();
        assertThat(drawn[FIELD]).isBetween(900, 1_100);
    }

    @Test
    void nothing_is_drawn_where_nothing_is_shared() {
        counts.add(OWN, child);
        assertThat(counts.drawShared(new SplittableRandom(1))).isEqualTo(Uses.NOTHING);
    }
}
