package dev.selvage.generated.check;

import dev.selvage.generated.program.GeneratedProgram;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** Reduces a program to a smallest one that shows the same disagreement. */
public final class Shrinker {
    /** Searches a program, as {@link CrossCheck} does. */
    @FunctionalInterface
    public interface Examination {
        CompletableFuture<Evidence> examine(GeneratedProgram program);
    }

    private final Examination check;
    private final long end;

    private Shrinker(Examination check, long end) {
        this.check = check;
        this.end = end;
    }

    public static Evidence shrink(Examination check, Evidence evidence, Disagreement disagreement, long seconds) {
        return new Shrinker(check, System.nanoTime() + seconds * 1_000_000_000).shrink(evidence, disagreement);
    }

    private Evidence shrink(Evidence evidence, Disagreement disagreement) {
        Evidence smallest = evidence;
        Optional<Evidence> next = Optional.of(evidence);
        while (next.isPresent()) {
            smallest = next.get();
            next = smaller(smallest.program(), disagreement);
        }
        return smallest;
    }

    private Optional<Evidence> smaller(GeneratedProgram program, Disagreement disagreement) {
        for (GeneratedProgram candidate : program.smaller()) {
            if (System.nanoTime() > end) return Optional.empty();
            Evidence evidence = check.examine(candidate).join();
            if (evidence.disagreements().stream().anyMatch(disagreement::isLike)) return Optional.of(evidence);
        }
        return Optional.empty();
    }
}
