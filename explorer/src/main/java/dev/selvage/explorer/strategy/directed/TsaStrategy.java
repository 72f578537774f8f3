package dev.selvage.explorer.strategy.directed;

import dev.selvage.engine.free.FreeOutcome;
import dev.selvage.engine.free.Interference;
import dev.selvage.engine.free.Recording;
import dev.selvage.engine.model.RunResult;
import dev.selvage.explorer.directed.Outcome;
import dev.selvage.explorer.directed.criterion.SyncPair;
import dev.selvage.explorer.directed.ctrigger.InterleavingAnalysis;
import dev.selvage.explorer.directed.measure.Criteria;
import dev.selvage.explorer.directed.profile.FreeProfiler;
import dev.selvage.explorer.directed.profile.Instructions;
import dev.selvage.explorer.directed.profile.Location;
import dev.selvage.explorer.directed.profile.ProfileObserver;
import dev.selvage.explorer.directed.profile.ProfileRecorder;
import dev.selvage.explorer.directed.tsa.Estimation;
import dev.selvage.explorer.directed.tsa.PairControl;
import dev.selvage.explorer.directed.tsa.PairControl.Manner;
import dev.selvage.explorer.directed.tsa.PairReport;
import dev.selvage.explorer.directed.tsa.PairTarget;
import dev.selvage.explorer.directed.tsa.Requirements;
import dev.selvage.explorer.directed.tsa.Saturation;
import dev.selvage.explorer.strategy.FreeStrategy;
import dev.selvage.report.model.CampaignResult.CoverageFigures;
import dev.selvage.report.model.TargetsReport;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * TSA: estimates synchronization pairs from a free run, and pauses threads of further ones before locks so that uncovered pairs
 * come about, until all are covered or coverage is saturated.
 *
 * <p>After S. Hong, J. Ahn, S. Park, M. Kim, M. Harrold: Testing concurrent programs to achieve high synchronization coverage
 * (ISSTA 2012); TSA-h leaves rule 3 out. Departure: a run that shows nothing new, or a pair that was not estimated, is estimated,
 * too, as the locks that a thread takes may depend on what others have done before; and the runs after one that shows nothing new
 * pause threads {@linkplain Manner#EVERYWHERE before every lock}, for a time that chance decides.
 */
public final class TsaStrategy implements FreeStrategy {
    /** Longest pause of a thread while another one that could go on does not come to a lock, in expiries. */
    private static final int EXPIRIES = 100;

    private static final int MOST_HALVINGS = 6;
    private static final double NANOS = 1e9;

    private final boolean heuristic;
    private final TsaOptions options;
    private final SplittableRandom random;
    private final Instructions instructions = new Instructions();
    private final Criteria criteria = new Criteria();
    private final Saturation saturation;
    private final long start = System.nanoTime();
    private final Estimation estimation;
    private final Set<SyncPair> estimated = new HashSet<>();
    private final Set<Location> statements = new HashSet<>();
    private final List<PairTarget> targets = new ArrayList<>();
    private Requirements uncovered = new Requirements(List.of());
    private Interference interference = Interference.NONE;
    private long run;
    private boolean isStuck;
    private long resumed;
    private long resumedByRule3;

    public TsaStrategy(long seed, TsaOptions options, boolean heuristic) {
        this.heuristic = heuristic;
        this.options = options;
        this.random = new SplittableRandom(seed);
        this.estimation = new Estimation(options.happensBefore());
        this.saturation = new Saturation(options.window().toNanos() / NANOS, options.r2());
    }

    @Override
    public String id() {
        return heuristic ? "tsa" : "tsa-h";
    }

    // ---- runs

    @Override
    public boolean nextRun(@Nullable RunResult previous) {
        if (run > 0) {
            if (uncovered.pairs().isEmpty() || saturation.isReached()) return false;
            SplittableRandom chance = random.split();
            interference = new PairControl(uncovered, statements, manner(), chance, instructions, expiry(chance));
        }
        run++;
        return true;
    }

    private Manner manner() {
        if (isStuck) return Manner.EVERYWHERE;
        return heuristic ? Manner.TSA : Manner.TSA_H;
    }

    private long expiry(SplittableRandom chance) {
        int expiries = isStuck ? EXPIRIES >> chance.nextInt(MOST_HALVINGS) : EXPIRIES;
        return options.expiry().toNanos() * expiries;
    }

    @Override
    public Interference interference() {
        return interference;
    }

    /** Which part of all resumptions rule 3 decided, or would have. */
    public double shareOfRule3() {
        return resumed == 0 ? 0 : (double) resumedByRule3 / resumed;
    }

    @Override
    public void onEnd(FreeOutcome outcome) {
        if (interference instanceof PairControl control) {
            resumed += control.controller().resumed();
            resumedByRule3 += control.controller().resumedByRule3();
        }
        int before = criteria.pairs().hong().size();
        criteria.restart();
        ProfileRecorder recorder = new ProfileRecorder();
        FreeProfiler.tell(outcome.trace(), instructions, ProfileObserver.all(criteria, recorder));
        boolean grown = criteria.pairs().hong().size() > before;
        isStuck = !grown;
        if (!grown || !estimated.containsAll(criteria.pairs().inRun())) estimate(recorder);
    }

    private void estimate(ProfileRecorder recorder) {
        estimation.add(recorder.profile());
        criteria.expect(InterleavingAnalysis.of(List.of()), estimation);
        for (SyncPair pair : estimation.all()) {
            if (!estimated.add(pair)) continue;
            statements.add(pair.first());
            statements.add(pair.second());
            boolean covered = criteria.pairs().hong().contains(pair);
            PairTarget target = new PairTarget(pair, covered && run == 1);
            if (covered && run > 1) target.settle(Outcome.BENIGN, run);
            targets.add(target);
        }
    }

    /** Only what the trace shows is covered: the controller forgets nothing, but may have seen more. */
    @Override
    public void judged(RunResult result, boolean fails) {
        for (PairTarget target : targets) {
            boolean happened = criteria.pairs().inRun().contains(target.pair());
            if (happened && target.isUnsettled()) target.settle(fails ? Outcome.EXPOSED : Outcome.BENIGN, run);
        }
        uncovered = new Requirements(targets.stream()
                .filter(PairTarget::isUnsettled)
                .map(PairTarget::pair)
                .toList());
        saturation.add(
                (System.nanoTime() - start) / NANOS, criteria.pairs().hong().size());
    }

    // ---- results

    @Override
    public Recording recording() {
        return Recording.SYNCHRONIZATION;
    }

    @Override
    public Optional<TargetsReport> targets() {
        return run == 0 ? Optional.empty() : Optional.of(PairReport.of(targets, id()));
    }

    @Override
    public Map<String, CoverageFigures> coverage() {
        Map<String, CoverageFigures> figures = new TreeMap<>(criteria.figures());
        figures.remove(Criteria.UI);
        return figures;
    }

    @Override
    public String guarantee() {
        String why = uncovered.pairs().isEmpty() ? "" : "coverage is saturated; ";
        return why + PairReport.summary(targets);
    }
}
