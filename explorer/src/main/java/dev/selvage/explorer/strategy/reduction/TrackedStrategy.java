package dev.selvage.explorer.strategy.reduction;

import dev.selvage.engine.model.ChoicePoint;
import dev.selvage.engine.model.RunListener;
import dev.selvage.engine.model.RunResult;
import dev.selvage.explorer.search.RunTracker;
import dev.selvage.explorer.search.State;
import dev.selvage.explorer.search.Step;
import dev.selvage.explorer.strategy.systematic.DepthFirstStrategy;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A depth-first search that follows each run step by step and goes back to where steps depend on one another. */
public abstract class TrackedStrategy extends DepthFirstStrategy {
    private RunTracker tracker = newTracker();

    /** The state at which each step of the run was chosen; null for the first step of the main thread. */
    private final List<@Nullable State> origins = new ArrayList<>();

    /** What follows the next run. */
    protected RunTracker newTracker() {
        return new RunTracker();
    }

    protected RunTracker tracker() {
        return tracker;
    }

    /** The state at which {@code step} was chosen. */
    @Nullable
    protected State origin(Step step) {
        return step.index() < origins.size() ? origins.get(step.index()) : null;
    }

    // ---- what strategies do at these moments

    /** A step is complete; {@code known} when an earlier run made it, too. */
    protected void completed(Step step, boolean known) {}

    /** The run is at a scheduling point; {@code known} when an earlier run came there, too. */
    protected void arrived(ChoicePoint point, boolean known) {}

    /** Nobody could go on until time passed; {@code known} when an earlier run came there, too. */
    protected void stoodStill(boolean known) {}

    /** The run is over. */
    protected void ended(RunResult run, @Nullable Step last) {}

    // ---- runs

    @Override
    public boolean nextRun(@Nullable RunResult previous) {
        if (previous != null) end(previous);
        forget();
        return super.nextRun(previous);
    }

    @Override
    public boolean again() {
        forget();
        return super.again();
    }

    private void forget() {
        tracker = newTracker();
        origins.clear();
    }

    private void end(RunResult run) {
        Step last = tracker.end(run);
        if (last != null) completed(last, false);
        ended(run, last);
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
        if (point.isWithinStep()) return chooseWithinStep(point);
        boolean repeats = stack().isReplaying();
        Step last = tracker.complete(point);
        if (last != null) completed(last, repeats);
        if (point.hasTimePassed()) stoodStill(repeats);
        tracker.announce(point);
        arrived(point, repeats);
        State state = visit(point);
        int index = point.indexOf(state.selected());
        while (origins.size() < tracker.steps().size()) origins.add(null);
        tracker.take(point.option(index));
        origins.add(state);
        return index;
    }

    private int chooseWithinStep(ChoicePoint point) {
        return point.indexOf(visit(point).selected());
    }

    /** Adds one of {@code strands} to the backtrack set, {@code preferred} if it can be; all where none of them can go on. */
    static void addOne(BitSet strands, int preferred, State origin) {
        int chosen = State.NOBODY;
        for (int strand : origin.enabled()) {
            if (!strands.get(strand)) continue;
            if (origin.backtrack().get(strand)) return;
            if (chosen == State.NOBODY || strand == preferred) chosen = strand;
        }
        if (chosen == State.NOBODY) origin.backtrackAll();
        else origin.backtrack().set(chosen);
    }
}
