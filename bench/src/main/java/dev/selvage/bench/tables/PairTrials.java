package dev.selvage.bench.tables;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/** Several trials of one strategy on one subject, each of the same length: one of them says more of chance than of the strategy. */
record PairTrials(List<PairTrial> trials, Duration time) {
    /** So much is covered then, on average. */
    record Average(double seconds, double covered) {}

    static PairTrials of(Subject subject, String strategy, Duration time, int count) {
        return new PairTrials(
                IntStream.range(0, count)
                        .mapToObj(i -> PairTrial.of(subject, strategy, time))
                        .toList(),
                time);
    }

    double average(ToDoubleFunction<PairTrial> figure) {
        return trials.stream().mapToDouble(figure).average().orElseThrow();
    }

    /** What was covered in all the time. */
    double covered() {
        return average(PairTrial::covered);
    }

    /** What was covered in so many runs, or in as many as there were. */
    double coveredIn(int runs) {
        return average(trial -> trial.coveredIn(runs));
    }

    /** The average of the points at which each trial was saturated. */
    Average saturation() {
        return new Average(
                average(trial -> trial.saturation(time).seconds()),
                average(trial -> trial.saturation(time).covered()));
    }

    /** When so much was covered on average over the trials; infinity for never. */
    double secondsTo(double pairs) {
        return trials.stream()
                .flatMap(trial -> trial.curve().stream())
                .mapToDouble(PairTrial.Point::seconds)
                .sorted()
                .filter(seconds -> average(trial -> trial.coveredAt(seconds)) >= pairs)
                .findFirst()
                .orElse(Double.POSITIVE_INFINITY);
    }

    /** Pairs and seconds at saturation. */
    String cell() {
        Average saturated = saturation();
        return String.format(Locale.ROOT, "%.1f / %.2f", saturated.covered, saturated.seconds);
    }
}
