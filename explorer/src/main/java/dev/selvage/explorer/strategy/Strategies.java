package dev.selvage.explorer.strategy;

import java.util.List;
import java.util.Optional;
import java.util.function.LongFunction;

/** The register of strategies: what can be asked for by name. */
public final class Strategies {
    /**
     * A strategy that can be asked for.
     *
     * @param create makes one from a seed
     */
    public record Entry(String id, String summary, LongFunction<ExplorationStrategy> create) {}

    private static final List<Entry> ENTRIES = List.of(
            new Entry(
                    "random",
                    "random walk: at every choice each thread is as likely as any other; good first choice",
                    RandomStrategy::new),
            new Entry(
                    "exhaustive",
                    "depth-first search over all schedules; says when there are none left; for small programs",
                    seed -> new ExhaustiveStrategy()));

    private Strategies() {}

    public static List<Entry> all() {
        return ENTRIES;
    }

    public static Optional<Entry> find(String id) {
        return ENTRIES.stream().filter(entry -> entry.id().equals(id)).findFirst();
    }
}
