package dev.selvage.explorer.strategy.rank;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PrioritiesTest {
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 7, 100})
    void an_order_and_its_reverse_are_enough_for_two_threads(int count) {
        List<Priorities> orders = Priorities.covering(count, 2);
        assertThat(orders).hasSize(2);
        assertThat(orders.get(0).of(count)).isSorted().hasSize(count);
        assertThat(orders.get(1).of(count)).isSortedAccordingTo((a, b) -> b - a).hasSize(count);
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5, 8, 12})
    void every_three_threads_come_in_every_order(int count) {
        List<Priorities> orders = Priorities.covering(count, 3);
        for (int a = 0; a < count; a++) {
            for (int b = 0; b < count; b++) {
                for (int c = 0; c < count; c++) {
                    if (a != b && b != c && a != c)
                        assertThat(isCovered(orders, count, a, b, c)).isTrue();
                }
            }
        }
    }

    private static boolean isCovered(List<Priorities> orders, int count, int a, int b, int c) {
        return orders.stream()
                .map(order -> order.of(count))
                .anyMatch(order -> order.indexOf(a) < order.indexOf(b) && order.indexOf(b) < order.indexOf(c));
    }

    @Test
    void three_threads_need_all_their_orders_and_more_threads_not_many_more() {
        assertThat(Priorities.covering(3, 3)).hasSize(6);
        assertThat(Priorities.covering(8, 3)).hasSizeLessThan(25);
    }

    @Test
    void a_thread_that_is_made_the_lowest_goes_on_when_no_other_can() {
        Priorities order = Priorities.covering(3, 2).get(0).lowest(0);
        assertThat(order.of(3)).containsExactly(1, 2, 0);
        assertThat(order.lowest(1).of(3)).containsExactly(2, 0, 1);
        assertThat(order.highest(new int[] {0, 2})).isEqualTo(2);
        assertThat(order.highest(new int[] {0})).isZero();
    }

    @Test
    void ranks_come_in_the_order_of_the_paper() {
        assertThat(Rank.inOrder().stream().map(Rank::toString).limit(11))
                .containsExactly(
                        "(0, 0, 2, 1)",
                        "(1, 0, 2, 1)",
                        "(1, all, 2, 1)",
                        "(2, 0, 2, 1)",
                        "(2, 1, 2, 1)",
                        "(0, 0, 3, 1)",
                        "(1, all, 3, 1)",
                        "(2, all, 2, 1)",
                        "(2, 1, 3, 1)",
                        "(2, all, 3, 1)",
                        "(3, 0, 2, 1)");
        assertThat(Rank.inOrder()).doesNotHaveDuplicates();
    }
}
