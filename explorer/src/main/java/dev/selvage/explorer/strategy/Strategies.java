package dev.selvage.explorer.strategy;

import java.util.List;
import java.util.Optional;

/** The register of strategies: what can be asked for by name. */
public final class Strategies {
    /** Makes a strategy. */
    @FunctionalInterface
    interface Factory {
        ExplorationStrategy create(long seed, int parameter, StrategyOptions options);
    }

    /**
     * A strategy that can be asked for.
     *
     * @param id its name, followed by the name of its number if it takes one: {@code pcb:N}; {@code P} is a probability
     * @param least the least number that it takes; of a probability in percent
     * @param standard the number that it gets when none is given; of a probability in percent
     */
    public record Entry(String id, int least, int standard, String summary, Factory factory) {
        /** The name without its number. */
        public String name() {
            return takesNumber() ? id.substring(0, id.lastIndexOf(':')) : id;
        }

        /** The name with the number that it gets when none is given. */
        public String standardName() {
            if (!takesNumber()) return id;
            return name() + ":" + (isProbability() ? Probability.text(standard) : String.valueOf(standard));
        }

        private boolean takesNumber() {
            return id.matches(".*:[A-Z]");
        }

        private boolean isProbability() {
            return id.endsWith(":P");
        }

        private boolean isMeantBy(String spec) {
            return spec.equals(name()) || spec.startsWith(name() + ":");
        }
    }

    private static final List<Entry> ENTRIES = List.of(
            plain(
                    "random",
                    "random walk: at every choice each thread is as likely as any other; good first choice",
                    (seed, none, options) -> new RandomStrategy(seed)),
            plain(
                    "dfs",
                    "depth-first search over all schedules; says when there are none left; for small programs",
                    (seed, none, options) -> new DfsStrategy()),
            plain(
                    "dpor",
                    "one schedule for each class of equivalent ones: persistent and sleep sets; misses nothing",
                    (seed, none, options) -> new DporStrategy()),
            plain(
                    "dpor-source",
                    "the same with source sets: fewer runs that are given up half-way",
                    (seed, none, options) -> new SourceDporStrategy()),
            new Entry(
                    "pcb:N",
                    0,
                    2,
                    "depth-first search over the schedules with at most N preemptions (default: 2)",
                    (seed, bound, options) -> new PcbStrategy(bound)),
            plain(
                    "icb",
                    "all schedules in the order of their preemptions: none, one, two, ...",
                    (seed, none, options) -> new IcbStrategy()),
            new Entry(
                    "delay:N",
                    0,
                    2,
                    "the schedules that differ from a round-robin one by at most N delays (default: 2)",
                    (seed, bound, options) -> new DelayStrategy(bound)),
            plain(
                    "hapset",
                    "goes back only to orders of statements that no good run has shown; finds most failures in few runs",
                    (seed, none, options) -> new HapSetStrategy(seed, options)),
            plain(
                    "chess",
                    "schedules in the order of their preemptions, at synchronization and races, known states left out",
                    (seed, none, options) -> new ChessStrategy(options.preemptAt(), options.atomic())),
            plain(
                    "rank",
                    "schedules ranked by context bound, variables, threads and loop iterations; likely failures first",
                    (seed, none, options) -> new RankStrategy()),
            new Entry(
                    "pct:D",
                    1,
                    3,
                    "random priorities with D - 1 random changes: likely to find failures of depth D (default: 3)",
                    (seed, depth, options) -> new PctStrategy(seed, depth)),
            plain(
                    "pos",
                    "random priorities of steps, drawn anew where steps race: even over classes of schedules",
                    (seed, none, options) -> new PosStrategy(seed)),
            plain(
                    "surw",
                    "random walk in proportion to what threads have left to do with one object: even over its orders",
                    (seed, none, options) -> new SurwStrategy(seed)),
            plain(
                    ControlledCTriggerStrategy.ID,
                    "predicts unserializable interleavings from a run and forces each one; says which are infeasible",
                    (seed, none, options) -> new ControlledCTriggerStrategy(seed, options.directed())),
            plain(
                    ControlledTsaStrategy.ID,
                    "estimates pairs of lock statements from a run and schedules threads to cover them",
                    (seed, none, options) -> new ControlledTsaStrategy(seed, options.directed(), true)),
            plain(
                    ControlledTsaStrategy.ID_WITHOUT_HEURISTIC,
                    "the same without the heuristic that prefers statements with much left to cover",
                    (seed, none, options) -> new ControlledTsaStrategy(seed, options.directed(), false)),
            plain(
                    "ctrigger",
                    "free-running: predicts unserializable interleavings from a run and forces the unlikely ones",
                    (seed, none, options) -> new CTriggerStrategy(options.directed())),
            plain(
                    "tsa",
                    "free-running: estimates pairs of lock statements and pauses threads before locks to cover them",
                    (seed, none, options) -> new TsaStrategy(seed, options.directed(), true)),
            plain(
                    "tsa-h",
                    "free-running: the same without the heuristic that prefers statements with much left to cover",
                    (seed, none, options) -> new TsaStrategy(seed, options.directed(), false)),
            plain(
                    "race-directed",
                    "finds pairs of accesses that may race, then brings threads together at each pair (RaceFuzzer)",
                    (seed, none, options) -> new RaceDirectedStrategy(seed)),
            plain(
                    "deadlock-directed",
                    "finds circles in the order of locks, then makes threads meet in each circle (DeadlockFuzzer)",
                    (seed, none, options) -> new DeadlockDirectedStrategy(seed)),
            plain(
                    "livelock-directed",
                    "repeats what led threads back to where they were, with the same values, while it repeats itself",
                    (seed, none, options) -> new LivelockDirectedStrategy(seed)),
            plain(
                    "stress",
                    "free-running: the program as it is, on all cores; for comparison",
                    (seed, none, options) -> new StressStrategy()),
            noise("noise:yield:P", "yields", 0),
            noise("noise:sleep10:P", "sleeps for up to 10 ms", 10),
            noise("noise:sleep100:P", "sleeps for up to 100 ms", 100));

    private Strategies() {}

    private static Entry plain(String id, String summary, Factory factory) {
        return new Entry(id, 0, 0, summary, factory);
    }

    private static Entry noise(String id, String what, int millis) {
        String summary =
                "free-running: each thread " + what + " with probability P where it synchronizes (default: 0.1)";
        return new Entry(
                id,
                0,
                10,
                summary,
                (seed, percent, options) -> new NoiseStrategy(millis, percent, options.noiseAt(), seed));
    }

    public static List<Entry> all() {
        return ENTRIES;
    }

    /** The entry that a name, with or without a number, stands for. */
    public static Optional<Entry> find(String spec) {
        String known = knownAs(spec);
        return ENTRIES.stream().filter(entry -> entry.isMeantBy(known)).findFirst();
    }

    /** Other names: {@code exhaustive} is what depth-first search was called first. */
    private static String knownAs(String spec) {
        return spec.replaceFirst("^exhaustive(?=:|$)", "dfs");
    }

    /**
     * Makes the strategy that {@code spec} asks for, such as {@code dpor} or {@code pcb:2}.
     *
     * @throws IllegalArgumentException with a sentence for the user when there is none
     */
    public static ExplorationStrategy create(String spec, long seed, StrategyOptions options) {
        Entry entry = entry(spec);
        return entry.factory().create(seed, number(entry, spec), options);
    }

    private static Entry entry(String spec) {
        return find(spec).orElseThrow(() -> new IllegalArgumentException("unknown strategy " + spec));
    }

    /** Complains, as {@link #create} would, about a name that stands for no strategy; needs no agent. */
    public static void check(String spec) {
        number(entry(spec), spec);
    }

    private static int number(Entry entry, String spec) {
        String given = knownAs(spec).substring(entry.name().length());
        if (given.isEmpty()) return entry.standard();
        String text = given.substring(1);
        if (!entry.takesNumber()) {
            throw new IllegalArgumentException(
                    "strategy '" + entry.name() + "' takes no number, but got '" + text + "'");
        }
        if (entry.isProbability()) return Probability.percent(entry.id(), text);
        if (!text.matches("\\d{1,6}") || Integer.parseInt(text) < entry.least()) {
            throw new IllegalArgumentException("strategy '" + entry.id() + "' needs a whole number from "
                    + entry.least() + " on after the colon, but got '" + text + "'");
        }
        return Integer.parseInt(text);
    }
}
