package dev.selvage.bench.tables;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.bench.tables.PairTrial.Point;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class PairTrialsTest {
    private final PairTrials trials = new PairTrials(
            List.of(
                    trial(new Point(0.1, 4), new Point(0.5, 8), new Point(1, 10)),
                    trial(new Point(0.2, 6), new Point(0.4, 10), new Point(1, 11))),
            Duration.ofSeconds(1));

    private static PairTrial trial(Point... curve) {
        return new PairTrial(List.of(curve), 12, 1, 0);
    }

    @Test
    void figures_are_averages_over_the_trials() {
        assertThat(trials.covered()).isEqualTo(10.5);
        assertThat(trials.coveredIn(2)).isEqualTo(9);
        assertThat(trials.average(PairTrial::notCovered)).isEqualTo(2.5);
    }

    @Test
    void a_goal_is_reached_when_the_average_reaches_it() {
        assertThat(trials.secondsTo(2)).isEqualTo(0.1);
        assertThat(trials.secondsTo(5)).isEqualTo(0.2);
        assertThat(trials.secondsTo(9)).isEqualTo(0.5);
        assertThat(trials.secondsTo(11)).isInfinite();
    }
}
