package dev.selvage.explorer.strategy.register;

import dev.selvage.api.option.NoOptions;
import dev.selvage.explorer.strategy.ExplorationStrategy;
import dev.selvage.explorer.strategy.bounded.BoundOptions;
import dev.selvage.explorer.strategy.bounded.DelayStrategy;
import dev.selvage.explorer.strategy.bounded.IcbStrategy;
import dev.selvage.explorer.strategy.bounded.PcbStrategy;
import dev.selvage.explorer.strategy.chess.ChessOptions;
import dev.selvage.explorer.strategy.chess.ChessStrategy;
import dev.selvage.explorer.strategy.directed.CTriggerOptions;
import dev.selvage.explorer.strategy.directed.CTriggerStrategy;
import dev.selvage.explorer.strategy.directed.ControlledCTriggerStrategy;
import dev.selvage.explorer.strategy.directed.ControlledTsaStrategy;
import dev.selvage.explorer.strategy.directed.TsaOptions;
import dev.selvage.explorer.strategy.directed.TsaStrategy;
import dev.selvage.explorer.strategy.directed.deadlocks.DeadlockDirectedStrategy;
import dev.selvage.explorer.strategy.directed.livelocks.LivelockDirectedStrategy;
import dev.selvage.explorer.strategy.directed.races.RaceDirectedStrategy;
import dev.selvage.explorer.strategy.free.NoiseOptions;
import dev.selvage.explorer.strategy.free.NoiseStrategy;
import dev.selvage.explorer.strategy.free.StressStrategy;
import dev.selvage.explorer.strategy.hapset.HapSetOptions;
import dev.selvage.explorer.strategy.hapset.HapSetStrategy;
import dev.selvage.explorer.strategy.rank.RankStrategy;
import dev.selvage.explorer.strategy.reduction.DporStrategy;
import dev.selvage.explorer.strategy.reduction.SourceDporStrategy;
import dev.selvage.explorer.strategy.sampling.PctOptions;
import dev.selvage.explorer.strategy.sampling.PctStrategy;
import dev.selvage.explorer.strategy.sampling.PosStrategy;
import dev.selvage.explorer.strategy.sampling.RandomStrategy;
import dev.selvage.explorer.strategy.sampling.SurwStrategy;
import dev.selvage.explorer.strategy.systematic.DfsStrategy;
import java.util.List;
import java.util.Optional;
import java.util.function.LongFunction;

/** The strategies that Selvage brings along. */
public final class Strategies {
    private static final String PROVED = "no schedule fails";

    private static final String CTRIGGER =
            "S. Lu, S. Park, Y. Zhou: Finding atomicity-violation bugs through unserializable"
                    + " interleaving testing (TSE 2012)";

    private static final String TSA =
            "S. Hong, J. Ahn, S. Park, M. Kim, M. Harrold: Testing concurrent programs to achieve high"
                    + " synchronization coverage (ISSTA 2012)";

    private static final StrategyRegister OWN = new StrategyRegister(List.of(
            plain(
                    "random",
                    "random walk: at every choice each thread is as likely as any other; good first choice",
                    RandomStrategy::new),
            plain(
                            "dfs",
                            "depth-first search over all schedules; says when there are none left; for small programs",
                            seed -> new DfsStrategy())
                    .proves(PROVED),
            plain(
                            "dpor",
                            "one schedule for each class of equivalent ones: persistent and sleep sets; misses nothing",
                            seed -> new DporStrategy())
                    .proves(PROVED + ", as far as events show what is shared")
                    .after(
                            "C. Flanagan, P. Godefroid: Dynamic partial-order reduction for model checking software (POPL 2005)"),
            plain(
                            "dpor-source",
                            "the same with source sets: fewer runs that are given up half-way",
                            seed -> new SourceDporStrategy())
                    .proves(PROVED + ", as far as events show what is shared")
                    .after(
                            "P. Abdulla, S. Aronis, B. Jonsson, K. Sagonas: Optimal dynamic partial order reduction (POPL 2014)"),
            StrategyEntry.of(
                            "pcb",
                            "depth-first search over the schedules with at most N preemptions (default: 2)",
                            BoundOptions.class,
                            (seed, options) -> new PcbStrategy(options.bound()))
                    .proves("no schedule with at most N preemptions fails")
                    .after("M. Musuvathi, S. Qadeer: Iterative context bounding for systematic testing of multithreaded"
                            + " programs (PLDI 2007)"),
            plain(
                            "icb",
                            "all schedules in the order of their preemptions: none, one, two, ...",
                            seed -> new IcbStrategy())
                    .proves(PROVED)
                    .after("M. Musuvathi, S. Qadeer: Iterative context bounding for systematic testing of multithreaded"
                            + " programs (PLDI 2007)"),
            StrategyEntry.of(
                            "delay",
                            "the schedules that differ from a round-robin one by at most N delays (default: 2)",
                            BoundOptions.class,
                            (seed, options) -> new DelayStrategy(options.bound()))
                    .proves("no schedule with at most N delays fails")
                    .after("M. Emmi, S. Qadeer, Z. Rakamaric: Delay-bounded scheduling (POPL 2011)"),
            StrategyEntry.of(
                            "hapset",
                            "goes back only to orders of statements that no good run has shown; finds most failures in few runs",
                            HapSetOptions.class,
                            HapSetStrategy::new)
                    .proves("every order to which it could go back was tried")
                    .after("C. Wang, M. Said, A. Gupta: Coverage guided systematic concurrency testing (ICSE 2011)"),
            StrategyEntry.of(
                            "chess",
                            "schedules in the order of their preemptions, at synchronization and races, known states left out",
                            ChessOptions.class,
                            (seed, options) -> new ChessStrategy(options))
                    .proves("no schedule that preempts there fails")
                    .after("M. Musuvathi, S. Qadeer, T. Ball, G. Basler, P. Nainar, I. Neamtiu: Finding and reproducing"
                            + " heisenbugs in concurrent programs (OSDI 2008)"),
            plain(
                            "rank",
                            "schedules ranked by context bound, variables, threads and loop iterations; likely failures first",
                            seed -> new RankStrategy())
                    .proves("no failure up to the last rank"),
            StrategyEntry.of(
                            "pct",
                            "random priorities with D - 1 random changes: likely to find failures of depth D (default: 3)",
                            PctOptions.class,
                            (seed, options) -> new PctStrategy(seed, options.depth()))
                    .after(
                            "S. Burckhardt, P. Kothari, M. Musuvathi, S. Nagarakatte: A randomized scheduler with probabilistic"
                                    + " guarantees of finding bugs (ASPLOS 2010)"),
            plain(
                            "pos",
                            "random priorities of steps, drawn anew where steps race: even over classes of schedules",
                            PosStrategy::new)
                    .after("X. Yuan, J. Yang, R. Gu: Partial order aware concurrency sampling (CAV 2018)"),
            plain(
                            "surw",
                            "random walk in proportion to what threads have left to do with one object: even over its orders",
                            SurwStrategy::new)
                    .after("H. Zhao, D. Wolff, U. Mathur, A. Roychoudhury: Selectively uniform concurrency testing"
                            + " (ASPLOS 2025)"),
            StrategyEntry.of(
                            ControlledCTriggerStrategy.ID,
                            "predicts unserializable interleavings from a run and forces each one; says which are infeasible",
                            CTriggerOptions.class,
                            ControlledCTriggerStrategy::new)
                    .proves("each was forced, is infeasible, or is reported as not forced")
                    .after(CTRIGGER),
            controlledTsa(
                    ControlledTsaStrategy.ID,
                    "estimates pairs of lock statements from a run and schedules threads to cover them",
                    true),
            controlledTsa(
                    ControlledTsaStrategy.ID_WITHOUT_HEURISTIC,
                    "the same without the heuristic that prefers statements with much left to cover",
                    false),
            StrategyEntry.of(
                            "ctrigger",
                            "free-running: predicts unserializable interleavings from a run and forces the unlikely ones",
                            CTriggerOptions.class,
                            (seed, options) -> new CTriggerStrategy(options))
                    .proves("each was forced, or is reported as not forced")
                    .after(CTRIGGER),
            tsa(
                    "tsa",
                    "free-running: estimates pairs of lock statements and pauses threads before locks to cover them",
                    true),
            tsa(
                    "tsa-h",
                    "free-running: the same without the heuristic that prefers statements with much left to cover",
                    false),
            plain(
                            "race-directed",
                            "finds pairs of accesses that may race, then brings threads together at each pair (RaceFuzzer)",
                            RaceDirectedStrategy::new)
                    .proves("each suspect pair was forced 20 times")
                    .after("K. Sen: Race directed random testing of concurrent programs (PLDI 2008)"),
            plain(
                            "deadlock-directed",
                            "finds circles in the order of locks, then makes threads meet in each circle (DeadlockFuzzer)",
                            DeadlockDirectedStrategy::new)
                    .proves("each suspect circle was forced 20 times")
                    .after("P. Joshi, C.-S. Park, K. Sen, M. Naik: A randomized dynamic program analysis technique for"
                            + " detecting real deadlocks (PLDI 2009)"),
            plain(
                    "livelock-directed",
                    "repeats what led threads back to where they were, with the same values, while it repeats itself",
                    LivelockDirectedStrategy::new),
            plain(
                    "stress",
                    "free-running: the program as it is, on all cores; for comparison",
                    seed -> new StressStrategy()),
            noise("noise:yield", "yields", 0),
            noise("noise:sleep10", "sleeps for up to 10 ms", 10),
            noise("noise:sleep100", "sleeps for up to 100 ms", 100)));

    private Strategies() {}

    private static StrategyEntry plain(String name, String summary, LongFunction<ExplorationStrategy> factory) {
        return StrategyEntry.of(name, summary, NoOptions.class, (seed, none) -> factory.apply(seed));
    }

    private static StrategyEntry tsa(String name, String summary, boolean heuristic) {
        return StrategyEntry.of(
                        name, summary, TsaOptions.class, (seed, options) -> new TsaStrategy(seed, options, heuristic))
                .proves("all are covered, or coverage is saturated")
                .after(TSA);
    }

    private static StrategyEntry controlledTsa(String name, String summary, boolean heuristic) {
        return StrategyEntry.of(
                        name,
                        summary,
                        TsaOptions.class,
                        (seed, options) -> new ControlledTsaStrategy(seed, options, heuristic))
                .proves("each was covered, is infeasible, or is reported as not covered")
                .after(TSA);
    }

    private static StrategyEntry noise(String name, String what, int millis) {
        String summary =
                "free-running: each thread " + what + " with probability P where it synchronizes (default: 0.1)";
        return StrategyEntry.of(
                        name, summary, NoiseOptions.class, (seed, options) -> new NoiseStrategy(millis, options, seed))
                .after("O. Edelstein and others: Framework for testing multi-threaded Java programs (2003)");
    }

    /** The register of these alone. */
    public static StrategyRegister own() {
        return OWN;
    }

    public static List<StrategyEntry> all() {
        return OWN.all();
    }

    /** The entry that a name, with or without options, stands for. */
    public static Optional<StrategyEntry> find(String text) {
        return OWN.find(text);
    }

    /**
     * Makes the strategy that {@code text} asks for, such as {@code dpor} or {@code pcb:2}.
     *
     * @throws IllegalArgumentException with a sentence for the user when there is none
     */
    public static ExplorationStrategy create(String text, long seed) {
        return OWN.create(text, seed);
    }
}
