package dev.selvage.explorer.strategy;

import dev.selvage.engine.model.PrunedException;
import dev.selvage.engine.model.RunEnd;
import dev.selvage.engine.model.RunResult;
import dev.selvage.explorer.search.Footprint;
import dev.selvage.explorer.search.Race;
import dev.selvage.explorer.search.State;
import dev.selvage.explorer.search.Step;
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
abstract class ReductionStrategy extends TrackedStrategy {
    private long blocked;

    /** Adds to the backtrack sets what the race asks for. */
    abstract void reverse(Race race, State origin);

    /** Whether every race of a step counts, or only that with the latest other step. */
    abstract boolean takesAllRaces();

    // ---- states

    @Override
    void opened(State state) {
        if (state.isNotify()) {
            state.backtrackAll();
            return;
        }
        state.knows(tracker().locations());
        List<Step> steps = tracker().steps();
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
            boolean other = strand != last.strand();
            if (other && !step.dependsOn(last.footprint())) state.sleep().put(strand, step);
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

    // ---- steps

    @Override
    void completed(Step step, boolean known) {
        if (!known) races(tracker().races(step)).forEach(earlier -> reverse(new Race(earlier, step, tracker())));
        State origin = origin(step);
        if (origin != null && step.footprint().isBelow(origin.known())) {
            origin.explored().put(step.strand(), step.footprint());
        }
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

    // ---- ends

    @Override
    void ended(RunResult run, @Nullable Step last) {
        RunEnd end = run.end();
        if (end instanceof RunEnd.Pruned) return;
        for (int strand : tracker().strands()) {
            races(tracker().racesOfNext(strand)).forEach(earlier -> reverse(new Race(earlier, strand, tracker())));
        }
        if (last != null && !(end instanceof RunEnd.Stuck) && !(end instanceof RunEnd.Spinning)) cutOff(last);
    }

    /** The strands that could go on were cut off by the last step: each of them could have gone on before it. */
    private void cutOff(Step last) {
        State origin = origin(last);
        if (origin == null) return;
        origin.backtrackAll();
        origin.explored().remove(last.strand());
    }

    @Override
    public boolean isComplete() {
        return !isCut();
    }

    @Override
    public String guarantee() {
        return "a schedule of every class of equivalent schedules was run, as far as events show what steps share"
                + (isCut() ? ", up to the bound on steps" : "")
                + (blocked == 0 ? "" : "; " + blocked + " of the runs were given up as equivalent to earlier ones");
    }
}
