package dev.selvage.explorer.strategy.directed.deadlocks;

import dev.selvage.engine.model.ModelStrand;
import dev.selvage.engine.model.RunEnd;
import dev.selvage.engine.model.RunListener;
import dev.selvage.engine.model.RunResult;
import dev.selvage.explorer.strategy.directed.suspects.LockStacks;
import dev.selvage.explorer.strategy.directed.suspects.PostponingStrategy;
import dev.selvage.explorer.strategy.directed.suspects.RoundRobin;
import dev.selvage.report.model.CampaignResult.CoverageFigures;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Deadlock-directed testing (DeadlockFuzzer): a few random runs show circles in the order of locks; then each run takes one circle and keeps
 * threads before the inner locks of it until the others have got their outer ones.
 *
 * <p>After P. Joshi, C.-S. Park, K. Sen, M. Naik: A randomized dynamic program analysis technique for detecting real deadlocks
 * (PLDI 2009). Departures: threads and locks are told apart by where locks were got, not by where they were created; circles are
 * learned in all runs; runs are controlled, so a deadlock has a schedule that replays.
 */
public final class DeadlockDirectedStrategy extends PostponingStrategy {
    private static final int PROFILING_RUNS = 3;
    private static final int RUNS_PER_CYCLE = 20;

    private final Set<LockCycle> suspects = new LinkedHashSet<>();
    private final Set<LockCycle> real = new HashSet<>();
    private final RoundRobin<LockCycle> turns = new RoundRobin<>(RUNS_PER_CYCLE);
    private LockOrderProfile profile = new LockOrderProfile();
    private @Nullable LockCycle target;

    public DeadlockDirectedStrategy(long seed) {
        super(seed);
    }

    @Override
    public String id() {
        return "deadlock-directed";
    }

    @Override
    public boolean nextRun(@Nullable RunResult previous) {
        learn(previous);
        target = runs() < PROFILING_RUNS ? null : turns.next();
        if (runs() >= PROFILING_RUNS && target == null) return false;
        begin();
        profile = new LockOrderProfile();
        return true;
    }

    private void learn(@Nullable RunResult previous) {
        if (target != null && previous != null && previous.end() instanceof RunEnd.Stuck) real.add(target);
        suspects.addAll(profile.cycles());
        turns.add(suspects);
    }

    @Override
    public RunListener listener() {
        return profile;
    }

    @Override
    protected Next next(ModelStrand drawn, List<ModelStrand> waiting) {
        return isAtTarget(drawn) ? new Next.Postponed() : new Next.Drawn();
    }

    private boolean isAtTarget(ModelStrand strand) {
        Object lock = strand.nextTarget();
        if (target == null || lock == null) return false;
        if (!LockStacks.isAcquisition(strand.nextOperation(), strand.nextSite(), lock)) return false;
        LockStacks stacks = profile.stacks();
        LockCycle.Context context = new LockCycle.Context(stacks.sites(strand.id()), strand.nextSite());
        return target.contexts().contains(context) && !stacks.holds(strand.id(), lock);
    }

    @Override
    public String stage() {
        return target == null ? "" : "the circle of locks at " + target.text();
    }

    @Override
    public Map<String, CoverageFigures> coverage() {
        return Map.of("lock-cycles", new CoverageFigures(real.size(), suspects.size(), 0));
    }

    @Override
    public String guarantee() {
        return suspects.isEmpty()
                ? "no circle in the order of locks was seen"
                : "each of the " + suspects.size() + " circles in the order of locks was forced in " + RUNS_PER_CYCLE
                        + " runs";
    }
}
