package dev.selvage.explorer.strategy.directed.suspects;

import dev.selvage.engine.model.ChoicePoint;
import dev.selvage.engine.model.ModelStrand;
import dev.selvage.explorer.strategy.ExplorationStrategy;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;

/**
 * A random walk in which strands are kept from going on where something suspect may happen, until others get there, too; the common
 * part of active random testing (K. Sen: Race directed random testing of concurrent programs, PLDI 2008).
 */
public abstract class PostponingStrategy implements ExplorationStrategy {
    private final long origin;
    private final Set<Integer> postponed = new HashSet<>();
    private long runs;
    public SplittableRandom random = new SplittableRandom(0);

    public PostponingStrategy(long seed) {
        this.origin = new SplittableRandom(seed).nextLong();
    }

    /** Each run draws from a sequence of its own. */
    protected final void begin() {
        random = new SplittableRandom(origin + runs++);
        postponed.clear();
    }

    protected final long runs() {
        return runs;
    }

    /**
     * What becomes of a strand that was drawn.
     *
     * @param waiting the options that are postponed
     * @return who goes on: {@code drawn}, one of those that wait, or nobody when {@code drawn} is to wait itself
     */
    protected abstract Next next(ModelStrand drawn, List<ModelStrand> waiting);

    /** Who goes on. */
    public sealed interface Next {
        /** The one that was drawn. */
        record Drawn() implements Next {}

        /** Another one, that waited, while the one that was drawn waits. */
        record Instead(ModelStrand other) implements Next {}

        /** Somebody else; the one that was drawn waits. */
        record Postponed() implements Next {}
    }

    @Override
    public final int choose(ChoicePoint point) {
        if (point.isWithinStep()) return random.nextInt(point.size());
        List<ModelStrand> free = new ArrayList<>();
        List<ModelStrand> waiting = new ArrayList<>();
        for (int i = 0; i < point.size(); i++) {
            (postponed.contains(point.option(i).id()) ? waiting : free).add(point.option(i));
        }
        return point.indexOf(pick(free, waiting).id());
    }

    private ModelStrand pick(List<ModelStrand> free, List<ModelStrand> waiting) {
        while (!free.isEmpty()) {
            ModelStrand drawn = free.remove(random.nextInt(free.size()));
            Next next = next(drawn, waiting);
            if (next instanceof Next.Drawn) return drawn;
            postponed.add(drawn.id());
            if (next instanceof Next.Instead instead) {
                postponed.remove(instead.other().id());
                return instead.other();
            }
            waiting.add(drawn);
        }
        // Everybody waits: for nothing, so one goes on after all.
        ModelStrand released = waiting.get(random.nextInt(waiting.size()));
        postponed.remove(released.id());
        return released;
    }
}
