package dev.selvage.explorer.jobs;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ItemSizeTest {
    @Test
    void the_first_item_is_small_as_others_wait_for_it_and_later_ones_take_a_while() {
        ItemSize sizes = new ItemSize(1, 2);
        assertThat(sizes.of(0, 0, 1_000_000)).isEqualTo(1);
        assertThat(sizes.of(8_000, 1, 1_000_000)).isEqualTo(1_000);
    }

    @Test
    void the_last_items_leave_something_for_the_others() {
        assertThat(new ItemSize(1, 2).of(8_000, 1, 400)).isEqualTo(100);
        assertThat(new ItemSize(1, 2).of(8_000, 1, 1)).isEqualTo(1);
    }

    @Test
    void runs_that_learn_from_each_other_stay_together() {
        assertThat(new ItemSize(64, 2).of(0, 0, 1_000_000)).isEqualTo(64);
        assertThat(new ItemSize(64, 2).of(8_000, 1, 1_000_000)).isEqualTo(1_024);
    }
}
