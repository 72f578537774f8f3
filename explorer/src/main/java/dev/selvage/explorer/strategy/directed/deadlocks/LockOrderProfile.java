package dev.selvage.explorer.strategy.directed.deadlocks;

import dev.selvage.engine.model.ModelStrand;
import dev.selvage.engine.model.RunListener;
import dev.selvage.explorer.strategy.directed.deadlocks.LockCycle.Context;
import dev.selvage.explorer.strategy.directed.suspects.LockStacks;
import dev.selvage.runtime.Operation;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds, in one run, circles in the order in which different threads get locks (iGoodlock). A lock that all threads of a circle
 * hold meanwhile makes it harmless.
 */
public final class LockOrderProfile implements RunListener {
    private static final int LONGEST_CYCLE = 5;

    /** A strand that requests {@code lock} while it holds {@code held}. */
    private record Dependency(int strand, Set<Object> held, Object lock, Context context) {
        boolean isLike(Dependency other) {
            return strand == other.strand
                    && lock == other.lock
                    && context.equals(other.context)
                    && held.equals(other.held);
        }
    }

    private final LockStacks stacks = new LockStacks();
    private final List<Dependency> dependencies = new ArrayList<>();

    /** The locks that the strands hold now. */
    public LockStacks stacks() {
        return stacks;
    }

    @Override
    public void onEvent(
            ModelStrand strand,
            Operation operation,
            int site,
            int userSite,
            @Nullable Object target,
            long index,
            boolean blocked) {
        if (target != null && LockStacks.isAcquisition(operation, site, target)) request(strand.id(), target, site);
        stacks.onEvent(strand, operation, site, target);
    }

    @Override
    public void onUnchanged(ModelStrand strand) {
        stacks.onUnchanged(strand);
    }

    private void request(int strand, Object lock, int site) {
        if (stacks.of(strand).isEmpty() || stacks.holds(strand, lock)) return;
        Set<Object> held = Collections.newSetFromMap(new IdentityHashMap<>());
        stacks.of(strand).forEach(one -> held.add(one.lock()));
        Dependency found = new Dependency(strand, held, lock, new Context(stacks.sites(strand), site));
        if (dependencies.stream().noneMatch(found::isLike)) dependencies.add(found);
    }

    /** The circles among the requests so far. */
    public Set<LockCycle> cycles() {
        Set<LockCycle> cycles = new LinkedHashSet<>();
        for (Dependency first : dependencies) extend(new ArrayList<>(List.of(first)), cycles);
        return cycles;
    }

    private void extend(List<Dependency> chain, Set<LockCycle> cycles) {
        Dependency last = chain.get(chain.size() - 1);
        Dependency first = chain.get(0);
        if (chain.size() > 1 && first.held.contains(last.lock)) {
            cycles.add(cycle(chain));
            return;
        }
        if (chain.size() == LONGEST_CYCLE) return;
        for (Dependency next : dependencies) {
            // Each circle is found once, from its thread with the lowest number.
            if (next.strand <= first.strand || !next.held.contains(last.lock) || !fits(next, chain)) continue;
            chain.add(next);
            extend(chain, cycles);
            chain.remove(chain.size() - 1);
        }
    }

    /** Different threads, different locks, and nothing that all hold. */
    private static boolean fits(Dependency next, List<Dependency> chain) {
        return chain.stream()
                .noneMatch(link -> link.strand == next.strand
                        || link.lock == next.lock
                        || !Collections.disjoint(link.held, next.held));
    }

    private static LockCycle cycle(List<Dependency> chain) {
        Set<Context> contexts = new HashSet<>();
        for (Dependency link : chain) contexts.add(link.context);
        return new LockCycle(contexts);
    }
}
