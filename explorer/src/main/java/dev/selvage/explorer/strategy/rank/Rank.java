package dev.selvage.explorer.strategy.rank;

import java.util.ArrayList;
import java.util.List;

/**
 * A rank of schedules.
 *
 * @param switches the context bound: preemptive switches in a schedule
 * @param variables how many shared variables are tracked at a time besides synchronization; {@link #ALL} for all of them
 * @param threads how many threads a failure may involve
 * @param iterations how many executions of an access from the same call stack count
 */
public record Rank(int switches, int variables, int threads, int iterations) {
    /** All shared variables at once. */
    public static final int ALL = Integer.MAX_VALUE;

    private static final int MOST_SWITCHES = 4;

    /** The ranks in the order of the paper, and from where it stops on in its spirit. */
    public static List<Rank> inOrder() {
        List<Rank> ranks = new ArrayList<>(List.of(
                new Rank(0, 0, 2, 1),
                new Rank(1, 0, 2, 1),
                new Rank(1, ALL, 2, 1),
                new Rank(2, 0, 2, 1),
                new Rank(2, 1, 2, 1),
                new Rank(0, 0, 3, 1),
                new Rank(1, ALL, 3, 1),
                new Rank(2, ALL, 2, 1),
                new Rank(2, 1, 3, 1),
                new Rank(2, ALL, 3, 1),
                new Rank(3, 0, 2, 1)));
        for (int switches = 3; switches <= MOST_SWITCHES; switches++) {
            for (int iterations = 1; iterations <= switches; iterations++) {
                ranks.add(new Rank(switches, 1, 2, iterations));
                ranks.add(new Rank(switches, ALL, 2, iterations));
                ranks.add(new Rank(switches, ALL, 3, iterations));
            }
        }
        return ranks;
    }

    @Override
    public String toString() {
        return "(" + switches + ", " + (variables == ALL ? "all" : variables) + ", " + threads + ", " + iterations
                + ")";
    }
}
