package dev.selvage.explorer.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;

/** Pearson's test of whether observed frequencies fit expected ones. */
public final class ChiSquared {
    /** One of a thousand true distributions is refused, and by fixed seeds always the same. */
    private static final double NORMAL_DEVIATE = 3.09;

    /** Outcomes that are expected less often are taken together. */
    private static final double RARE = 5;

    private ChiSquared() {}

    /** Every one of {@code outcomes} outcomes should be as frequent as any other. */
    public static void assertUniform(Map<String, Integer> observed, int outcomes) {
        assertThat(observed).hasSize(outcomes);
        double mean = (double) sum(observed) / outcomes;
        double statistic = 0;
        for (int count : observed.values()) statistic += square(count - mean) / mean;
        assertThat(statistic).as("chi-squared of %s", observed).isLessThan(critical(outcomes - 1));
    }

    /** Each outcome should be about as frequent as it is expected to be, and no other should come. */
    static void assertFits(Map<String, Integer> observed, Map<String, Double> expected) {
        assertThat(expected).containsKeys(observed.keySet().toArray(new String[0]));
        double statistic = 0;
        double rare = 0;
        int rareSeen = 0;
        int terms = 0;
        for (Map.Entry<String, Double> entry : expected.entrySet()) {
            int seen = observed.getOrDefault(entry.getKey(), 0);
            if (entry.getValue() < RARE) {
                rare += entry.getValue();
                rareSeen += seen;
            } else {
                statistic += square(seen - entry.getValue()) / entry.getValue();
                terms++;
            }
        }
        if (rare >= RARE) {
            statistic += square(rareSeen - rare) / rare;
            terms++;
        }
        assertThat(statistic)
                .as("chi-squared of %s against %s", observed, expected)
                .isLessThan(critical(terms - 1));
    }

    private static int sum(Map<String, Integer> observed) {
        return observed.values().stream().mapToInt(Integer::intValue).sum();
    }

    private static double square(double number) {
        return number * number;
    }

    /** By Wilson and Hilferty. */
    private static double critical(int degrees) {
        double spread = 2.0 / (9 * degrees);
        return degrees * Math.pow(1 - spread + NORMAL_DEVIATE * Math.sqrt(spread), 3);
    }
}
