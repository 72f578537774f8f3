package dev.selvage.explorer.strategy.sampling;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.explorer.strategy.ChiSquared;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class ChangePointsTest {
    private final SplittableRandom random = new SplittableRandom(1);
    private final ChangePoints points = new ChangePoints();

    /** The priority after each of so many steps. */
    private String drawn(int count, int expected, int steps) {
        points.draw(random, count, expected);
        StringBuilder priorities = new StringBuilder();
        for (int step = 1; step <= steps; step++) priorities.append(points.priorityAfter(step));
        return priorities.toString();
    }

    @Test
    void every_place_of_every_priority_is_as_likely_as_any_other() {
        Map<String, Integer> drawn = new TreeMap<>();
        for (int i = 0; i < 2_000; i++) drawn.merge(drawn(2, 5, 5), 1, Integer::sum);
        assertThat(drawn).containsKeys("12000", "21000", "00021", "10002");
        ChiSquared.assertUniform(drawn, 5 * 4);
    }

    @Test
    void a_run_may_be_longer_or_shorter_than_expected() {
        assertThat(drawn(3, 3, 5)).matches("[123]{3}00");
        assertThat(drawn(3, 100, 5)).hasSize(5);
    }

    @Test
    void there_are_no_more_points_than_steps() {
        assertThat(drawn(100, 2, 4)).isIn("1200", "2100");
        assertThat(drawn(2, 0, 3)).isEqualTo("000");
    }
}
