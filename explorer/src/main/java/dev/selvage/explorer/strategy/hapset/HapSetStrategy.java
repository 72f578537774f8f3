package dev.selvage.explorer.strategy.hapset;

import dev.selvage.engine.model.ChoicePoint;
import dev.selvage.engine.model.ModelStrand;
import dev.selvage.engine.model.RunEnd;
import dev.selvage.engine.model.RunListener;
import dev.selvage.engine.model.RunResult;
import dev.selvage.explorer.search.Listeners;
import dev.selvage.explorer.search.Race;
import dev.selvage.explorer.search.RunTracker;
import dev.selvage.explorer.search.State;
import dev.selvage.explorer.search.Step;
import dev.selvage.explorer.strategy.reduction.BacktrackSets;
import dev.selvage.explorer.strategy.reduction.TrackedStrategy;
import dev.selvage.explorer.strategy.sampling.RandomStrategy;
import dev.selvage.explorer.touch.Narrowing;
import dev.selvage.report.model.CampaignResult.CoverageFigures;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Coverage-guided search: goes back only to where two statements would come in an order that no good run has shown.
 *
 * <p>After C. Wang, M. Said, A. Gupta: Coverage guided systematic concurrency testing (ICSE 2011), algorithms 1, 4 and 5.
 * A good run is one to which no oracle objects, be it that it was cut at the bound on steps: what it has shown until then did no harm.
 * Departures: a step that happens before what a strand does next is no place to go back to, as in the paper's reference for
 * partial order reduction; of a run that fails, everything learned is taken back, and it goes back as if that had never been learned; an
 * order that a good run shows before the search has gone back for it is no reason to go back any more; which of several waiters a
 * notify wakes is always tried in full.
 */
public final class HapSetStrategy extends TrackedStrategy {
    private final HapSetOptions options;
    private final BacktrackRequests requests;
    private final HapSets sets = new HapSets();
    private final Map<Integer, List<Use>> next = new HashMap<>();
    private final RandomStrategy training;
    private Learner learner;
    private long runs;

    public HapSetStrategy(long seed, HapSetOptions options) {
        this.options = options;
        this.requests = new BacktrackRequests(BacktrackSets.of(options.backtrack()));
        this.training = new RandomStrategy(seed);
        this.learner = newLearner();
        options.learned().ifPresent(file -> LearnedSets.load(file, sets));
        sets.keep();
    }

    @Override
    public String id() {
        return "hapset";
    }

    private Learner newLearner() {
        return new Learner(sets, options.context(), options.psets());
    }

    @Override
    protected RunTracker newTracker() {
        return new RunTracker(Narrowing.toCertain());
    }

    // ---- runs

    /** Whether the current run, or the last one, is one of the random runs that come first. */
    private boolean isTraining() {
        return runs > 0 && runs <= options.training();
    }

    @Override
    public boolean nextRun(@Nullable RunResult previous) {
        boolean trained = isTraining();
        learner = newLearner();
        next.clear();
        // The search proper begins after the last of the training runs, with nothing on its stack.
        boolean more = super.nextRun(trained ? null : previous);
        if (more && stack().size() > 0) requests.tries(stack().get(stack().size() - 1));
        runs++;
        if (isTraining()) training.nextRun(previous);
        return more;
    }

    @Override
    public boolean again() {
        sets.forget();
        learner = newLearner();
        next.clear();
        return super.again();
    }

    @Override
    public RunListener listener() {
        return isTraining() ? learner : Listeners.both(super.listener(), learner);
    }

    @Override
    public int choose(ChoicePoint point) {
        return isTraining() ? training.choose(point) : super.choose(point);
    }

    @Override
    public void forced(ChoicePoint point) {
        if (!isTraining()) super.forced(point);
    }

    @Override
    public void judged(RunResult run, boolean fails) {
        if (isGood(run, fails)) {
            sets.keep();
            requests.dropCovered(sets);
        } else {
            sets.forget();
            requests.revive();
        }
    }

    /** A run that lost its way is no run of the program at all, and so neither good nor bad. */
    private static boolean isGood(RunResult run, boolean fails) {
        return !fails && !(run.end() instanceof RunEnd.Diverged) && !(run.end() instanceof RunEnd.Lost);
    }

    /** Whether what it learns is meant for other campaigns, too. */
    public boolean isKept() {
        return options.learned().isPresent();
    }

    @Override
    public void close() {
        options.learned().ifPresent(file -> LearnedSets.save(file, sets));
    }

    // ---- backtracking

    @Override
    protected void opened(State state) {
        if (state.isWithinStep()) state.backtrackAll();
    }

    @Override
    protected int cost(State state, int strand) {
        return state.isPreemption(strand) ? 1 : 0;
    }

    @Override
    protected void arrived(ChoicePoint point, boolean known) {
        learner.at(tracker().steps().size());
        ModelStrand current = point.current();
        if (current != null) next.put(current.id(), learner.next(current));
        if (known) return;
        for (int i = 0; i < point.size(); i++) updateBacktrack(point.option(i), current);
    }

    private void updateBacktrack(ModelStrand strand, @Nullable ModelStrand current) {
        if (strand != current) {
            List<Use> first = learner.onceItGoesOn(strand);
            if (!first.isEmpty()) next.put(strand.id(), first);
        }
        next.getOrDefault(strand.id(), List.of()).forEach(this::updateBacktrack);
    }

    /** Finds the latest step that depends on what the strand does next and that was never seen right after it. */
    private void updateBacktrack(Use use) {
        List<Use> before = learner.before(use);
        Use covered = use;
        for (int i = before.size() - 1; i >= 0; i--) {
            Use earlier = before.get(i);
            if (!use.conflictsWith(earlier) || earlier.isLike(covered)) continue;
            if (!isOrdered(earlier, use)) {
                HapSets.Pair order = earlier.after(use);
                if (!sets.contains(order)) {
                    reverse(earlier, use, requests::add);
                    return;
                }
                // It was this run that has shown it, and nobody knows yet whether it is a good one.
                if (sets.isNew(order)) reverse(earlier, use, requests::addIfBad);
            }
            covered = earlier;
        }
    }

    /** Whether the two cannot come in the other order. */
    private boolean isOrdered(Use earlier, Use use) {
        Step step = tracker().steps().get(earlier.step());
        return tracker().isNarrowlyBeforeNext(step, use.strand());
    }

    private void reverse(Use earlier, Use use, Wisher wisher) {
        Step step = tracker().steps().get(earlier.step());
        State origin = origin(step);
        if (origin != null) wisher.wish(earlier, use, new Race(step, use.strand(), tracker()), origin);
    }

    @FunctionalInterface
    private interface Wisher {
        void wish(Use earlier, Use use, Race race, State origin);
    }

    // ---- results

    HapSets sets() {
        return sets;
    }

    @Override
    public Map<String, CoverageFigures> coverage() {
        String criterion = options.psets() ? "pset" : "hapset";
        return Map.of(criterion, new CoverageFigures(sets.size(), sets.size() + missing(), 0));
    }

    /** Orders for which the search went back, but which no good run has shown: impossible ones, or such that fail. */
    private long missing() {
        return requests.orders().stream().filter(pair -> !sets.contains(pair)).count();
    }

    @Override
    public int callSites() {
        return options.context();
    }

    @Override
    public String guarantee() {
        return "covered: good runs have shown " + sets.size()
                + " orders of two statements, and those for which the search" + " could go back (" + options.backtrack()
                + ") were all tried"
                + (isCut() ? "; of runs that were cut, what came before counts" : "");
    }
}
