package dev.selvage.explorer.directed.criterion;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.explorer.directed.Runs;
import org.junit.jupiter.api.Test;

class TestingSpaceTest {
    /** Three threads, each of which reads and writes two variables. */
    private static TestingSpace example() {
        Runs run = new Runs();
        for (int thread = 1; thread <= 3; thread++) {
            for (int variable = 1; variable <= 2; variable++) {
                run.read(thread, variable, "read " + thread + variable);
                run.write(thread, variable, "write " + thread + variable);
            }
        }
        return new TestingSpace(run.profile().accesses());
    }

    @Test
    void each_criterion_of_the_hierarchy_asks_for_less_than_the_one_before() {
        assertThat(example().all()).isEqualTo(34_650);
        assertThat(example().threadPairs()).isEqualTo(210);
        assertThat(example().partial()).isEqualTo(12);
        assertThat(example().unserializable()).isEqualTo(6);
    }

    @Test
    void accesses_that_cannot_be_interleaved_unserializably_count_for_all_criteria_but_the_last() {
        Runs run = new Runs().read(1, 1, "a").read(1, 1, "b").read(2, 1, "c");
        TestingSpace space = new TestingSpace(run.profile().accesses());
        assertThat(space.all()).isEqualTo(3);
        assertThat(space.partial()).isEqualTo(1);
        assertThat(space.unserializable()).isZero();
    }
}
