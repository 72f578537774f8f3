package dev.selvage.explorer.strategy.chess;

import dev.selvage.engine.model.ChoicePoint;
import dev.selvage.engine.model.ModelStrand;
import dev.selvage.engine.model.PrunedException;
import dev.selvage.engine.model.RunEnd;
import dev.selvage.engine.model.RunListener;
import dev.selvage.engine.model.RunResult;
import dev.selvage.explorer.search.CycleWatch;
import dev.selvage.explorer.search.HappensBefore;
import dev.selvage.explorer.search.Listeners;
import dev.selvage.explorer.search.RunTracker;
import dev.selvage.explorer.search.State;
import dev.selvage.explorer.search.Step;
import dev.selvage.explorer.strategy.bounded.CostOrderedStrategy;
import dev.selvage.explorer.strategy.chess.ChessOptions.PreemptAt;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Iterative preemption bounding with a cache of happens-before graphs: a state is known by the graph of the steps that lead
 * to it, and what follows a state that was reached before, at no higher cost and with the same strand running, is not run
 * again.
 *
 * <p>After M. Musuvathi, S. Qadeer, T. Ball, G. Basler, P. Nainar, I. Neamtiu: Finding and reproducing heisenbugs in
 * concurrent programs (OSDI 2008). Departures: fairness is the engine's, which lets others go first after a yield and
 * recognises loops that wait; a long run is only the reason to look: it is a livelock if the run goes round in a cycle and
 * nobody else could go on, since any bound on steps may be too low; a long time without giving way is a warning.
 */
public final class ChessStrategy extends CostOrderedStrategy {
    /** Steps in a row without giving way after which a strand may be no good samaritan, while others could go on. */
    private static final int GOOD_SAMARITAN = 4_000;

    /** Steps after which a run may be a livelock. */
    private static final int LONG = 12_000;

    /** Steps after which events are watched. */
    private static final int WATCH = 1_500;

    /** Looking for cycles costs about as many steps as this. */
    private static final int LOOK = 1_000;

    private static final int MOST_PATIENCE = 10_000;

    private final PreemptAt preemptAt;
    private final KnownStates known = new KnownStates();
    private final PreemptionPoints points = new PreemptionPoints();
    private final AtomicMethods atomic;
    private final List<String> warnings = new ArrayList<>();
    private RunTracker tracker = new RunTracker();
    private HappensBefore graph = new HappensBefore();
    private long cached;
    private int inARow;
    private boolean isNew;
    private CycleWatch watch = new CycleWatch();
    private long looks;
    private int taken;
    private boolean suspected;

    /** Grows each time a run was taken for a livelock and was none. */
    private int patience = 1;

    public ChessStrategy(PreemptAt preemptAt) {
        this(new ChessOptions(preemptAt, List.of()));
    }

    public ChessStrategy(ChessOptions options) {
        super(UNBOUNDED);
        this.preemptAt = options.preemptAt();
        this.atomic = new AtomicMethods(options.atomic());
    }

    @Override
    public String id() {
        return "chess";
    }

    // ---- runs

    @Override
    public boolean nextRun(@Nullable RunResult previous) {
        if (previous != null) ended(previous);
        begin();
        return super.nextRun(previous);
    }

    private void begin() {
        tracker = new RunTracker();
        graph = new HappensBefore();
        watch = new CycleWatch();
        inARow = 0;
        taken = 0;
        suspected = false;
    }

    @Override
    public boolean again() {
        if (suspected && patience < MOST_PATIENCE) patience *= 10;
        begin();
        return super.again();
    }

    @Override
    public boolean suspectsLivelock() {
        return suspected;
    }

    private void ended(RunResult run) {
        Step last = tracker.end(run);
        if (last != null) completed(last);
        if (run.end() instanceof RunEnd.Cut) {
            warn(
                    "a run did not end within the bound on steps although every thread had its turns, and does not go round in"
                            + " a cycle either: raise --max-steps, or look for a livelock that counts");
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
        return Listeners.both(tracker, watch);
    }

    @Override
    public boolean seesEveryStep() {
        return true;
    }

    @Override
    public void forced(ChoicePoint point) {
        arrive(point);
        // Others may be able to go on again as soon as a monitor is free.
        if (point.currentIndex() != 0) inARow = 0;
        lookForCycles(point);
        take(point.option(0));
    }

    @Override
    public int choose(ChoicePoint point) {
        if (point.isWithinStep()) {
            int index = super.choose(point);
            addChoice(point, point.option(index).id());
            return index;
        }
        arrive(point);
        int index = super.choose(point);
        inARow = index == point.currentIndex() ? inARow + 1 : 0;
        lookForCycles(point);
        take(point.option(index));
        return index;
    }

    private void addChoice(ChoicePoint point, int chosen) {
        ModelStrand current = point.current();
        if (current != null) graph.addChoice(current.id(), tracker.stepOf(current.id()), chosen);
    }

    private void arrive(ChoicePoint point) {
        Step last = tracker.arrive(point);
        if (last != null) completed(last);
    }

    private void completed(Step step) {
        graph.add(step, tracker.steps());
        if (preemptAt != PreemptAt.RACES) return;
        for (Step earlier : tracker.races(step)) {
            isNew |= points.addRace(step);
            isNew |= points.addRace(earlier);
        }
    }

    private void take(ModelStrand strand) {
        tracker.take(strand);
    }

    // ---- choices

    @Override
    protected int cost(State state, int strand) {
        return state.isPreemption(strand) ? 1 : 0;
    }

    @Override
    protected boolean isWanted(ChoicePoint point, State state, int strand) {
        ModelStrand current = point.current();
        if (current == null || !state.isPreemption(strand)) return true;
        return points.isPoint(current, preemptAt) && !atomic.areUnderWay();
    }

    @Override
    protected void opened(State state) {
        if (state.isWithinStep()) return;
        int current = state.isEnabled(state.current()) ? state.current() : State.NOBODY;
        boolean isUnknown = known.add(graph.value(), current, state.enabled(), state.fairness());
        if (known.isFull()) warnOfForgetting();
        if (isUnknown) return;
        cached++;
        throw new PrunedException();
    }

    /** Gives the run up when it seems to go round for ever; the campaign finds out whether it does. */
    private void lookForCycles(ChoicePoint point) {
        if (++taken == WATCH) watch.begin();
        boolean passed = point.hasTimePassed() || point.clockLooks() != looks;
        looks = point.clockLooks();
        if (passed) watch.restart();
        boolean due = inARow >= GOOD_SAMARITAN * patience || taken >= LONG * patience;
        if (!due || taken % LOOK != 0 || !watch.isCycle()) return;
        if (isOneStarved(point)) {
            blame(point);
            return;
        }
        suspected = true;
        throw new PrunedException();
    }

    /** Whether a strand that does not go round could go on: the engine will let it, and no livelock can be seen before. */
    private boolean isOneStarved(ChoicePoint point) {
        for (int i = 0; i < point.size(); i++) {
            if (!watch.isOf(point.option(i).id())) return true;
        }
        return false;
    }

    /** The good samaritan rule: whoever only waits gives way. To break it is no failure where threads are preempted anyway. */
    private void blame(ChoicePoint point) {
        ModelStrand current = point.current();
        if (current == null || inARow < GOOD_SAMARITAN * patience) return;
        warn("thread '" + current.name() + "' went round a loop for " + GOOD_SAMARITAN
                + " steps without giving way, while others could go on: a loop that waits should yield");
    }

    private void warnOfForgetting() {
        warn("the cache of known states is full after " + known.size()
                + " of them: further ones are explored each time they are reached; give the JVM more memory (-Xmx)");
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
        return super.isComplete() && preemptAt == PreemptAt.ALL && atomic.areNone();
    }

    @Override
    public String guarantee() {
        String where = switch (preemptAt) {
            case SYNC -> " that preempts at synchronization only";
            case RACES -> " that preempts at synchronization and races only";
            case ALL -> atomic.areNone() ? "" : " that preempts anywhere";
        };
        String atomically = atomic.areNone() ? "" : " and never inside the methods taken to be atomic";
        return "every schedule" + where + atomically + " was run, or another with the same happens-before graph; "
                + cached + " of the runs were given up at a known state";
    }
}
