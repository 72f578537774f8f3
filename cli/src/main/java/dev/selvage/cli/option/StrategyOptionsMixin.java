package dev.selvage.cli.option;

import dev.selvage.explorer.strategy.StrategyOptions;
import dev.selvage.explorer.strategy.StrategyOptions.NoiseAt;
import dev.selvage.explorer.strategy.StrategyOptions.PreemptAt;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What some strategies can be told besides their number. */
public final class StrategyOptionsMixin {
    @Option(
            names = "--backtrack",
            paramLabel = "SETS",
            converter = StrategyWords.Backtrack.class,
            description =
                    "hapset: where it takes its backtrack sets from, 'dpor' or 'pcb:N' (default: ${DEFAULT-VALUE}).")
    private String backtrack = "dpor";

    @Option(
            names = "--training",
            paramLabel = "N",
            converter = StrategyWords.Count.class,
            description = "hapset: random runs to learn from before the search (default: ${DEFAULT-VALUE}).")
    private int training;

    @Option(
            names = "--context",
            paramLabel = "K",
            converter = StrategyWords.Count.class,
            description = "hapset: call sites that tell statements apart (default: ${DEFAULT-VALUE}).")
    private int context = StrategyOptions.DEFAULT_CONTEXT;

    @Option(
            names = "--learned",
            paramLabel = "FILE",
            description = "hapset: file to begin with what was learned before, and to keep what is learned.")
    private @Nullable Path learned;

    @Option(names = "--psets", description = "hapset: learn orders of memory accesses only.")
    private boolean memoryOnly;

    @Option(
            names = "--preempt-at",
            paramLabel = "WHERE",
            converter = StrategyWords.Preempt.class,
            description = "chess: where to preempt, 'sync' (locks, volatile fields, atomics and the like), 'races' (and"
                    + " sync) or 'all' (default: races).")
    private PreemptAt preemptAt = PreemptAt.RACES;

    @Option(
            names = "--atomic",
            paramLabel = "METHOD",
            split = ",",
            description = "chess: do not preempt inside these methods, such as 'com.acme.Cache.*'.")
    private List<String> atomic = new ArrayList<>();

    @Option(
            names = "--noise-at",
            paramLabel = "WHERE",
            converter = StrategyWords.Noise.class,
            description = "noise: where to hold threads up, 'locks', 'sync' (all synchronization) or 'all', also at"
                    + " accesses to fields and arrays (default: sync).")
    private NoiseAt noiseAt = NoiseAt.SYNC;

    @Mixin
    private final DirectedOptionsMixin directed = new DirectedOptionsMixin();

    StrategyOptions options() {
        return new StrategyOptions(
                backtrack,
                training,
                context,
                Optional.ofNullable(learned),
                memoryOnly,
                preemptAt,
                noiseAt,
                List.copyOf(atomic),
                directed.options());
    }
}
