package dev.selvage.explorer.strategy.reduction;

import dev.selvage.engine.model.PrunedException;
import dev.selvage.engine.model.RunEnd;
import dev.selvage.engine.model.RunResult;
import dev.selvage.explorer.search.Race;
import dev.selvage.explorer.search.State;
import dev.selvage.explorer.search.Step;
import dev.selvage.explorer.touch.Footprint;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
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
    protected abstract void reverse(Race race, State origin);

    // ---- states

    @Override
    protected void opened(State state) {
        if (state.isWithinStep()) {
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
    protected void completed(Step step, boolean known) {
        if (!known) {
            races(tracker().races(step), tracker().entries(step))
                    .forEach(earlier -> reverse(new Race(earlier, step, tracker())));
        }
        State origin = origin(step);
        if (origin != null && step.footprint().isBelow(origin.known())) {
            origin.explored().put(step.strand(), step.footprint());
        }
    }

    /**
     * The races to reverse. Those of two that enter the same monitor always are: a step in between, inside the monitor, cannot be
     * reversed by itself.
     */
    private Set<Step> races(List<Step> all, List<Step> entries) {
        Set<Step> races = new LinkedHashSet<>(latest(all));
        if (!entries.isEmpty()) races.add(entries.get(entries.size() - 1));
        return races;
    }

    private static List<Step> latest(List<Step> all) {
        if (all.size() < 2) return all;
        return all.stream()
                .filter(step -> all.stream().noneMatch(other -> other != step && other.isAfter(step)))
                .toList();
    }

    private void reverse(Race race) {
        State origin = origin(race.first());
        if (origin != null) reverse(race, origin);
    }

    /** Whoever waited for time until then was kept from going on by what others did before. */
    @Override
    protected void stoodStill(boolean known) {
        if (!known) tracker().atPoint().forEach(this::reverseNext);
    }

    private void reverseNext(int strand) {
        Footprint next = tracker().next(strand);
        if (next != null) reverseNext(strand, next);
    }

    /** Reverses the races with a step that {@code strand} has not made. */
    protected void reverseNext(int strand, Footprint next) {
        races(tracker().races(strand, next), tracker().entries(strand, next))
                .forEach(earlier -> reverse(new Race(earlier, strand, tracker())));
    }

    // ---- ends

    @Override
    protected void ended(RunResult run, @Nullable Step last) {
        RunEnd end = run.end();
        if (end instanceof RunEnd.Pruned) {
            prunedAt(stack().top());
            return;
        }
        for (int strand : tracker().strands()) reverseNext(strand);
        if (last != null && !(end instanceof RunEnd.Stuck) && !(end instanceof RunEnd.Spinning)) cutOff(last);
    }

    /** The run was given up where all strands are asleep that could go on. */
    protected void prunedAt(State state) {}

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
