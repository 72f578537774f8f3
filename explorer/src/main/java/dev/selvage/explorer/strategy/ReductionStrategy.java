package dev.selvage.explorer.strategy;

import dev.selvage.engine.model.ChoicePoint;
import dev.selvage.engine.model.PrunedException;
import dev.selvage.engine.model.RunEnd;
import dev.selvage.engine.model.RunListener;
import dev.selvage.engine.model.RunResult;
import dev.selvage.explorer.search.Footprint;
import dev.selvage.explorer.search.Race;
import dev.selvage.explorer.search.RunTracker;
import dev.selvage.explorer.search.State;
import dev.selvage.explorer.search.Step;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Dynamic partial order reduction: a depth-first search that goes back only to where a race between two steps of a run can be
 * decided the other way, and that keeps asleep what would only repeat an earlier run in another order (sleep sets).
 *
 * <p>Departures from the papers, common to all variants: a step is an announced operation together with what its strand does
 * until the next scheduling point, so a step may touch many locations; races are looked for when a step is complete instead
 * of before; the strands that a failing run leaves behind count as racing with the step that ended it; where the strand of
 * a reversed step cannot go on, because it yielded or waits in a loop, all others are tried.
 */
abstract class ReductionStrategy extends DepthFirstStrategy {
    private RunTracker tracker = new RunTracker();

    /** The state at which each step of the run was chosen; null for the first step of the main thread. */
    private final List<@Nullable State> origins = new ArrayList<>();

    private long runs;
    private long blocked;

    /** Adds to the backtrack sets what the race asks for. */
    abstract void reverse(Race race, State origin);

    /** Adds one of {@code strands} to the backtrack set, {@code preferred} if it can be; all where none of them can go on. */
    static void add(BitSet strands, int preferred, State origin) {
        int chosen = State.NOBODY;
        for (int strand : origin.enabled()) {
            if (!strands.get(strand)) continue;
            if (origin.backtrack().get(strand)) return;
            if (chosen == State.NOBODY || strand == preferred) chosen = strand;
        }
        if (chosen == State.NOBODY) origin.backtrackAll();
        else origin.backtrack().set(chosen);
    }

    /** Whether every race of a step counts, or only that with the latest other step. */
    abstract boolean takesAllRaces();

    RunTracker tracker() {
        return tracker;
    }

    // ---- runs

    @Override
    public boolean nextRun(@Nullable RunResult previous) {
        if (previous != null) ended(previous);
        tracker = new RunTracker();
        origins.clear();
        return super.nextRun(previous);
    }

    @Override
    public RunListener listener() {
        return tracker;
    }

    @Override
    public boolean seesEveryStep() {
        return true;
    }

    @Override
    public void forced(ChoicePoint point) {
        choose(point);
    }

    @Override
    public int choose(ChoicePoint point) {
        if (point.kind() == ChoicePoint.Kind.NOTIFY) return chooseWaiter(point);
        boolean known = stack().isReplaying();
        Step last = tracker.arrive(point);
        if (last != null) completed(last, known);
        State state = visit(point);
        int index = point.indexOf(state.selected());
        while (origins.size() < tracker.steps().size()) origins.add(null);
        tracker.take(point.option(index));
        origins.add(state);
        return index;
    }

    private int chooseWaiter(ChoicePoint point) {
        int index = point.indexOf(visit(point).selected());
        tracker.notifies(point.option(index));
        return index;
    }

    // ---- states

    @Override
    void opened(State state) {
        if (state.isNotify()) {
            state.backtrackAll();
            return;
        }
        state.knows(tracker.locations());
        List<Step> steps = tracker.steps();
        if (!steps.isEmpty()) fallAsleep(state, steps.get(steps.size() - 1));
        state.select(awake(state));
    }

    private void fallAsleep(State state, Step last) {
        State origin = origin(last);
        if (origin == null) return;
        keepAsleep(origin.sleep(), last, state);
        keepAsleep(origin.explored(), last, state);
    }

    private static void keepAsleep(Map<Integer, Footprint> candidates, Step last, State state) {
        candidates.forEach((strand, step) -> {
            if (strand != last.strand() && !step.dependsOn(last.footprint()))
                state.sleep().put(strand, step);
        });
    }

    private int awake(State state) {
        int first = first(state);
        if (!state.sleep().containsKey(first)) return first;
        for (int strand : state.enabled()) {
            if (!state.sleep().containsKey(strand)) return strand;
        }
        blocked++;
        throw new PrunedException();
    }

    @Nullable
    State origin(Step step) {
        return step.index() < origins.size() ? origins.get(step.index()) : null;
    }

    // ---- steps

    private void completed(Step step, boolean known) {
        if (!known) races(tracker.races(step)).forEach(earlier -> reverse(new Race(earlier, step, tracker)));
        explored(step);
    }

    private List<Step> races(List<Step> all) {
        if (all.size() < 2) return all;
        if (!takesAllRaces()) return all.subList(all.size() - 1, all.size());
        return all.stream()
                .filter(step -> all.stream().noneMatch(other -> other != step && other.isAfter(step)))
                .toList();
    }

    private void reverse(Race race) {
        State origin = origin(race.first());
        if (origin != null) reverse(race, origin);
    }

    private void explored(Step step) {
        State origin = origin(step);
        if (origin != null && step.footprint().isBelow(origin.known())) {
            origin.explored().put(step.strand(), step.footprint());
        }
    }

    // ---- ends

    private void ended(RunResult run) {
        RunEnd end = run.end();
        runs++;
        Step last = tracker.end(run);
        if (last != null) completed(last, false);
        if (end instanceof RunEnd.Pruned) return;
        for (int strand : tracker.strands()) {
            races(tracker.racesOfNext(strand)).forEach(earlier -> reverse(new Race(earlier, strand, tracker)));
        }
        State origin = last == null ? null : origin(last);
        if (origin == null || end instanceof RunEnd.Stuck || end instanceof RunEnd.Spinning) return;
        // The others were cut off by this step: each of them could have gone on before it.
        origin.backtrackAll();
        origin.explored().remove(last.strand());
    }

    long completeRuns() {
        return runs - blocked;
    }

    @Override
    public String guarantee() {
        return "a schedule of every class of equivalent schedules was run"
                + (isCut() ? ", up to the bound on steps" : "")
                + (blocked == 0 ? "" : "; " + blocked + " of the runs were given up as equivalent to earlier ones");
    }
}
