package dev.selvage.explorer.directed.measure;

import dev.selvage.explorer.directed.criterion.InterleavingCoverage;
import dev.selvage.explorer.directed.criterion.SyncPair;
import dev.selvage.explorer.directed.criterion.SyncPairCoverage;
import dev.selvage.explorer.directed.ctrigger.InterleavingAnalysis;
import dev.selvage.explorer.directed.profile.Access;
import dev.selvage.explorer.directed.profile.Location;
import dev.selvage.explorer.directed.profile.LockAction;
import dev.selvage.explorer.directed.profile.ProfileObserver;
import dev.selvage.explorer.directed.tsa.Estimation;
import dev.selvage.report.model.CampaignResult.CoverageFigures;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * What runs have covered of what was predicted: unserializable interleavings ({@code ui}, one for each instruction c), and
 * synchronization pairs in the sense of Hong ({@code sp-hong}) and of Trainin ({@code sp-trainin}).
 */
public final class Criteria implements ProfileObserver {
    public static final String UI = "ui";
    public static final String SP_HONG = "sp-hong";
    public static final String SP_TRAININ = "sp-trainin";

    private final InterleavingCoverage interleavings = new InterleavingCoverage();
    private final SyncPairCoverage pairs = new SyncPairCoverage();
    private final Set<Location> feasible = new HashSet<>();
    private final Set<SyncPair> estimated = new HashSet<>();
    private final Set<SyncPair> estimatedAcrossThreads = new HashSet<>();

    /** A run begins. */
    public void restart() {
        interleavings.restart();
        pairs.restart();
    }

    @Override
    public void accessed(Access access) {
        interleavings.accessed(access);
    }

    @Override
    public void locked(LockAction action) {
        pairs.locked(action);
    }

    /** Takes what the analysis of profiles expects as that which is to be covered. */
    public void expect(InterleavingAnalysis analysis, Estimation estimation) {
        feasible.addAll(analysis.current(target -> !target.verdict().isPruned()));
        estimated.addAll(estimation.all());
        estimatedAcrossThreads.addAll(estimation.acrossThreads());
    }

    public InterleavingCoverage interleavings() {
        return interleavings;
    }

    public SyncPairCoverage pairs() {
        return pairs;
    }

    /** How much of what is expected, or has been seen all the same, is covered. */
    public Map<String, CoverageFigures> figures() {
        Map<String, CoverageFigures> figures = new TreeMap<>();
        figures.put(UI, of(InterleavingCoverage.current(interleavings.covered()), feasible));
        figures.put(SP_HONG, of(pairs.hong(), estimated));
        figures.put(SP_TRAININ, of(pairs.trainin(), estimatedAcrossThreads));
        return figures;
    }

    private static <T> CoverageFigures of(Set<T> covered, Set<T> expected) {
        long unexpected =
                covered.stream().filter(goal -> !expected.contains(goal)).count();
        return new CoverageFigures(covered.size(), expected.size() + unexpected, 0);
    }
}
