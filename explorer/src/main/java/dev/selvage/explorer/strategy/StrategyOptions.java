package dev.selvage.explorer.strategy;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What some strategies can be told besides their number; the others do not look at it.
 *
 * @param backtrack where {@code hapset} takes its backtrack sets from: {@code dpor} or {@code pcb:N}
 * @param training random runs from which {@code hapset} learns first
 * @param context call sites by which {@code hapset} tells statements apart
 * @param learned the file in which {@code hapset} keeps what it learned
 * @param memoryOnly whether {@code hapset} looks at memory accesses only: then its sets are PSets
 * @param preemptAt where {@code chess} may preempt
 * @param noiseAt where {@code noise} may hold threads up
 * @param atomic methods in which {@code chess} does not preempt, by qualified name, with stars
 * @param directed what {@code ctrigger} and {@code tsa} are told
 */
public record StrategyOptions(
        String backtrack,
        int training,
        int context,
        Optional<Path> learned,
        boolean memoryOnly,
        PreemptAt preemptAt,
        NoiseAt noiseAt,
        List<String> atomic,
        DirectedOptions directed) {

    /** Where a strategy may take the turn from a strand that could go on. */
    public enum PreemptAt {
        /** At synchronization only, accesses to volatile fields and atomics included. */
        SYNC,
        /** Also at plain accesses that are known to race. */
        RACES,
        /** Everywhere. */
        ALL
    }

    /** Where threads of a free run may be held up. */
    public enum NoiseAt {
        /** Before they request a lock. */
        LOCKS,
        /** Before all synchronization: locks, waits, signals, calls into the library. */
        SYNC,
        /** Also before accesses to fields and array elements. */
        ALL
    }

    public static final int DEFAULT_CONTEXT = 5;

    public static StrategyOptions defaults() {
        return new StrategyOptions(
                "dpor",
                0,
                DEFAULT_CONTEXT,
                Optional.empty(),
                false,
                PreemptAt.RACES,
                NoiseAt.SYNC,
                List.of(),
                DirectedOptions.defaults());
    }

    public StrategyOptions withBacktrack(String newBacktrack) {
        return new StrategyOptions(
                newBacktrack, training, context, learned, memoryOnly, preemptAt, noiseAt, atomic, directed);
    }

    public StrategyOptions withTraining(int newTraining) {
        return new StrategyOptions(
                backtrack, newTraining, context, learned, memoryOnly, preemptAt, noiseAt, atomic, directed);
    }

    public StrategyOptions withContext(int newContext) {
        return new StrategyOptions(
                backtrack, training, newContext, learned, memoryOnly, preemptAt, noiseAt, atomic, directed);
    }

    public StrategyOptions withLearned(Path newLearned) {
        return new StrategyOptions(
                backtrack,
                training,
                context,
                Optional.of(newLearned),
                memoryOnly,
                preemptAt,
                noiseAt,
                atomic,
                directed);
    }

    public StrategyOptions withMemoryOnly(boolean newMemoryOnly) {
        return new StrategyOptions(
                backtrack, training, context, learned, newMemoryOnly, preemptAt, noiseAt, atomic, directed);
    }

    public StrategyOptions withPreemptAt(PreemptAt newPreemptAt) {
        return new StrategyOptions(
                backtrack, training, context, learned, memoryOnly, newPreemptAt, noiseAt, atomic, directed);
    }

    public StrategyOptions withNoiseAt(NoiseAt newNoiseAt) {
        return new StrategyOptions(
                backtrack, training, context, learned, memoryOnly, preemptAt, newNoiseAt, atomic, directed);
    }

    public StrategyOptions withDirected(DirectedOptions newDirected) {
        return new StrategyOptions(
                backtrack, training, context, learned, memoryOnly, preemptAt, noiseAt, atomic, newDirected);
    }

    public StrategyOptions withAtomic(List<String> newAtomic) {
        return new StrategyOptions(
                backtrack, training, context, learned, memoryOnly, preemptAt, noiseAt, newAtomic, directed);
    }
}
