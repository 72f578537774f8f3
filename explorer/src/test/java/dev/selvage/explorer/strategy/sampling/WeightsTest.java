package dev.selvage.explorer.strategy.sampling;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class WeightsTest {
    private final Weights weights = new Weights();

    private int[] draw(int times, int numbers) {
        SplittableRandom random = new SplittableRandom(1);
        int[] drawn = new int[numbers];
        for (int i = 0; i < times; i++) drawn[weights.draw(random)]++;
        return drawn;
    }

    @Test
    void numbers_are_drawn_in_proportion_to_their_weights() {
        weights.set(0, 1);
        weights.set(3, 2);
        weights.set(100, 5);
        int[] drawn = draw(8_000, 101);
        assertThat(drawn[0]).isBetween(900, 1_100);
        assertThat(drawn[3]).isBetween(1_850, 2_150);
        assertThat(drawn[100]).isEqualTo(8_000 - drawn[0] - drawn[3]);
    }

    @Test
    void a_weight_can_change() {
        weights.set(7, 4);
        weights.set(8, 1);
        weights.set(7, 0);
        assertThat(weights.total()).isEqualTo(1);
        assertThat(weights.get(7)).isZero();
        assertThat(weights.get(50)).isZero();
        assertThat(draw(10, 9)[8]).isEqualTo(10);
    }

    @Test
    void a_clear_one_has_no_weights() {
        weights.set(7, 4);
        weights.clear();
        assertThat(weights.total()).isZero();
        weights.set(2, 1);
        assertThat(draw(10, 3)[2]).isEqualTo(10);
    }
}
