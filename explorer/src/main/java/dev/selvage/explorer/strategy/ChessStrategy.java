package dev.selvage.explorer.strategy;

import dev.selvage.engine.model.ChoicePoint;
import dev.selvage.engine.model.ModelStrand;
import dev.selvage.engine.model.PrunedException;
import dev.selvage.engine.model.RunEnd;
import dev.selvage.engine.model.RunListener;
import dev.selvage.engine.model.RunResult;
import dev.selvage.explorer.search.HappensBefore;
import dev.selvage.explorer.search.RunTracker;
import dev.selvage.explorer.search.State;
import dev.selvage.explorer.search.Step;
import dev.selvage.explorer.strategy.StrategyOptions.PreemptAt;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Iterative preemption bounding with a cache of happens-before graphs: a state is known by the graph of the steps that lead
 * to it, and what follows a state that was reached before, at no higher cost and with the same strand running, is not run
 * again.
 *
 * <p>After M. Musuvathi, S. Qadeer, T. Ball, G. Basler, P. Nainar, I. Neamtiu: Finding and reproducing heisenbugs in
 * concurrent programs (OSDI 2008). Departures: fairness is the engine's, which lets others go first after a yield and
 * recognises loops that wait; a run that does not end, and a strand that does not give way, are warnings and no failures,
 * since any bound on steps may be too low.
 */
public final class ChessStrategy extends CostOrderedStrategy {
    /** Steps in a row without giving way after which a strand is no good samaritan, while others could go on. */
    private static final int GOOD_SAMARITAN = 5_000;

    /** What a state is known by. */
    private record Known(long graph, int current, List<Integer> enabled) {}

    private final PreemptAt preemptAt;
    private final Set<Known> known = new HashSet<>();
    private final PreemptionPoints points = new PreemptionPoints();
    private final List<String> warnings = new ArrayList<>();
    private RunTracker tracker = new RunTracker();
    private HappensBefore graph = new HappensBefore();
    private long cached;
    private int inARow;
    private boolean isNew;

    public ChessStrategy(PreemptAt preemptAt) {
        super(UNBOUNDED);
        this.preemptAt = preemptAt;
    }

    @Override
    public String id() {
        return "chess";
    }

    // ---- runs

    @Override
    public boolean nextRun(@Nullable RunResult previous) {
        if (previous != null) ended(previous);
        tracker = new RunTracker();
        graph = new HappensBefore();
        inARow = 0;
        return super.nextRun(previous);
    }

    private void ended(RunResult run) {
        Step last = tracker.end(run);
        if (last != null) completed(last);
        if (run.end() instanceof RunEnd.Cut) {
            warn(
                    "a run did not end within the bound on steps although every thread had its turns: a livelock, unless the"
                            + " bound is too low");
        }
        if (isNew && preemptAt == PreemptAt.RACES) {
            // Schedules that preempt at the new races were not left as work.
            restart();
            known.clear();
        }
        isNew = false;
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
        arrive(point);
        take(point.option(0));
    }

    @Override
    public int choose(ChoicePoint point) {
        if (point.kind() == ChoicePoint.Kind.NOTIFY) {
            int waiter = super.choose(point);
            tracker.notifies(point.option(waiter));
            graph.addNotified(point.option(waiter).id());
            return waiter;
        }
        arrive(point);
        int index = super.choose(point);
        samaritan(point, index);
        take(point.option(index));
        return index;
    }

    private void arrive(ChoicePoint point) {
        Step last = tracker.arrive(point);
        if (last != null) completed(last);
    }

    private void completed(Step step) {
        graph.add(step, tracker.steps());
        if (preemptAt != PreemptAt.RACES) return;
        for (Step earlier : tracker.races(step)) {
            isNew |= points.addRace(step.site());
            isNew |= points.addRace(earlier.site());
        }
    }

    private void take(ModelStrand strand) {
        tracker.take(strand);
    }

    // ---- choices

    @Override
    int cost(State state, int strand) {
        return state.isPreemption(strand) ? 1 : 0;
    }

    @Override
    boolean isWanted(ChoicePoint point, State state, int strand) {
        ModelStrand current = point.current();
        if (current == null || !state.isPreemption(strand)) return true;
        return points.isPoint(current, preemptAt);
    }

    @Override
    void opened(State state) {
        if (state.isNotify()) return;
        int current = state.isEnabled(state.current()) ? state.current() : State.NOBODY;
        List<Integer> enabled = Arrays.stream(state.enabled()).boxed().toList();
        if (known.add(new Known(graph.value(), current, enabled))) return;
        cached++;
        throw new PrunedException();
    }

    /** Notes a strand that goes on and on without giving way while others could go on. */
    private void samaritan(ChoicePoint point, int index) {
        boolean same = index == point.currentIndex();
        inARow = same ? inARow + 1 : 0;
        if (inARow != GOOD_SAMARITAN) return;
        warn("thread '" + point.option(index).name() + "' went on for " + GOOD_SAMARITAN
                + " steps without giving way to others that could go on: a loop that waits should yield");
    }

    private void warn(String text) {
        if (!warnings.contains(text)) warnings.add(text);
    }

    @Override
    public List<String> warnings() {
        return warnings;
    }

    @Override
    public boolean isComplete() {
        return super.isComplete() && preemptAt == PreemptAt.ALL;
    }

    @Override
    public String guarantee() {
        String where = switch (preemptAt) {
            case SYNC -> " that preempts at synchronization only";
            case RACES -> " that preempts at synchronization and races only";
            case ALL -> "";
        };
        return "every schedule" + where + " was run, or another with the same happens-before graph; " + cached
                + " of the runs were given up at a known state";
    }
}
