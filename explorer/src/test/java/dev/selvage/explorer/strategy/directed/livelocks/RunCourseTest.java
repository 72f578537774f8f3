package dev.selvage.explorer.strategy.directed.livelocks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.explorer.strategy.directed.livelocks.RunCourse.Stretch;
import dev.selvage.explorer.strategy.directed.livelocks.RunCourse.Turn;
import java.util.List;
import org.junit.jupiter.api.Test;

class RunCourseTest {
    private static final int[] BOTH = {1, 2};

    private final RunCourse stretches = new RunCourse();

    private void goOn(long standing, int strand, int... options) {
        stretches.add(standing, new Turn(strand, 10 * strand), options);
    }

    @Test
    void a_stretch_leads_back_to_where_it_began() {
        goOn(7, 1, BOTH);
        goOn(100, 1, BOTH);
        goOn(101, 2, BOTH);
        assertThat(stretches.backTo(102)).isEmpty();
        assertThat(stretches.backTo(100))
                .contains(new Stretch(List.of(100L, 101L), List.of(new Turn(1, 10), new Turn(2, 20))));
    }

    @Test
    void everybody_who_could_go_on_must_have_done_so() {
        goOn(100, 2, BOTH);
        goOn(101, 1, BOTH);
        goOn(100, 1, BOTH);
        goOn(101, 1, BOTH);
        // The last round is of strand 1 alone.
        assertThat(stretches.backTo(100)).get().extracting(Stretch::length).isEqualTo(4);
        goOn(100, 1, 1);
        goOn(101, 1, 1);
        assertThat(stretches.backTo(100))
                .as("strand 2 could not go on in the last round")
                .get()
                .extracting(Stretch::length)
                .isEqualTo(2);
    }

    @Test
    void to_be_woken_is_no_turn() {
        goOn(100, 1, BOTH);
        goOn(101, 2);
        assertThat(stretches.backTo(100)).isEmpty();
    }

    @Test
    void what_came_before_time_passed_is_no_part_of_a_stretch() {
        goOn(100, 1, 1);
        stretches.restart();
        assertThat(stretches.backTo(100)).isEmpty();
    }

    @Test
    void long_stretches_are_left_alone() {
        goOn(100, 1, 1);
        for (int i = 0; i < 1_000; i++) goOn(1_000 + i, 1, 1);
        assertThat(stretches.backTo(100)).isEmpty();
        assertThat(stretches.backTo(1_900)).isPresent();
    }
}
