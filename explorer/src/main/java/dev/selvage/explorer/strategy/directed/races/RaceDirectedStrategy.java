package dev.selvage.explorer.strategy.directed.races;

import dev.selvage.engine.model.ModelStrand;
import dev.selvage.engine.model.RunListener;
import dev.selvage.engine.model.RunResult;
import dev.selvage.explorer.strategy.directed.suspects.PostponingStrategy;
import dev.selvage.explorer.strategy.directed.suspects.RoundRobin;
import dev.selvage.report.model.CampaignResult.CoverageFigures;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Race-directed testing (RaceFuzzer): a few random runs show which pairs of accesses may race; then each run takes one pair, keeps the thread
 * that comes to one of its accesses first until another comes to the other one on the same memory, and lets chance decide who goes on.
 *
 * <p>After K. Sen: Race directed random testing of concurrent programs (PLDI 2008). Departures: pairs are learned in all
 * runs and not in the first alone; accesses to volatile fields and atomics count, too, since the order of those can be as wrong; runs are
 * controlled, so a failure has a schedule that replays.
 */
public final class RaceDirectedStrategy extends PostponingStrategy {
    private static final int PROFILING_RUNS = 3;
    private static final int RUNS_PER_PAIR = 20;

    private final Set<RacePair> suspects = new LinkedHashSet<>();
    private final Set<RacePair> real = new HashSet<>();

    /** The pairs, as often as runs are left for them. */
    private final RoundRobin<RacePair> turns = new RoundRobin<>(RUNS_PER_PAIR);

    private RunListener profile = RunListener.NONE;
    private @Nullable RacePair target;

    public RaceDirectedStrategy(long seed) {
        super(seed);
    }

    @Override
    public String id() {
        return "race-directed";
    }

    @Override
    public boolean nextRun(@Nullable RunResult previous) {
        turns.add(suspects);
        target = runs() < PROFILING_RUNS ? null : turns.next();
        if (runs() >= PROFILING_RUNS && target == null) return false;
        begin();
        profile = new RaceProfile(suspects);
        return true;
    }

    @Override
    public RunListener listener() {
        return profile;
    }

    @Override
    protected Next next(ModelStrand drawn, List<ModelStrand> waiting) {
        RacePair pair = target;
        if (pair == null || !pair.isNext(drawn)) return new Next.Drawn();
        List<ModelStrand> racing = new ArrayList<>(waiting);
        racing.removeIf(other -> !pair.isMet(drawn, other));
        if (racing.isEmpty()) return new Next.Postponed();
        real.add(pair);
        return random.nextBoolean() ? new Next.Drawn() : new Next.Instead(racing.get(random.nextInt(racing.size())));
    }

    @Override
    public String stage() {
        return target == null ? "" : "the pair of accesses at " + target.text();
    }

    @Override
    public Map<String, CoverageFigures> coverage() {
        return Map.of("racing-pairs", new CoverageFigures(real.size(), suspects.size(), 0));
    }

    @Override
    public String guarantee() {
        return suspects.isEmpty()
                ? "no two accesses were seen that may race"
                : "each of the " + suspects.size() + " pairs of accesses that may race was forced in " + RUNS_PER_PAIR
                        + " runs, " + real.size() + " of them met";
    }
}
