package dev.selvage.explorer.search;

import dev.selvage.engine.model.Blockage;
import dev.selvage.engine.model.ChoicePoint;
import dev.selvage.engine.model.ModelStrand;
import dev.selvage.engine.model.RunListener;
import dev.selvage.engine.model.RunResult;
import dev.selvage.engine.model.StrandSnapshot;
import dev.selvage.explorer.touch.Dependence;
import dev.selvage.explorer.touch.Footprint;
import dev.selvage.explorer.touch.Locations;
import dev.selvage.explorer.touch.Mode;
import dev.selvage.explorer.touch.Narrowing;
import dev.selvage.runtime.Operation;
import dev.selvage.runtime.ThreadAccess;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Follows one run step by step: what each step touches, what happens before what, and what every strand does next.
 *
 * <p>A strategy calls {@link #arrive} at each scheduling point and {@link #take} for the strand that goes on; the events in
 * between complete the step.
 */
public final class RunTracker implements RunListener {
    private final List<Step> steps = new ArrayList<>();
    private final List<List<Step>> byStrand = new ArrayList<>();
    private final Locations locations = new Locations();
    private final Dependence dependence;
    private final Clocks clocks = new Clocks(steps);
    private final @Nullable NarrowOrder narrow;
    private final Map<Integer, Footprint> pending = new HashMap<>();
    private final Set<Integer> woken = new TreeSet<>();
    private final Map<Integer, ModelStrand> strands = new TreeMap<>();
    /** Strands that wait and may stop waiting at any time. */
    private final BitSet timed = new BitSet();

    private @Nullable Step open;
    private long looks;
    private long yields;

    public RunTracker() {
        this.narrow = null;
        this.dependence = new Dependence(locations, null);
    }

    /** Also keeps the narrower order, which costs. */
    public RunTracker(Narrowing narrowing) {
        this.narrow = new NarrowOrder(narrowing);
        this.dependence = new Dependence(locations, narrowing);
    }

    // ---- scheduling points

    /** The run is at a scheduling point; returns the step that led there, which is complete now. */
    public @Nullable Step arrive(ChoicePoint point) {
        Step closed = complete(point);
        announce(point);
        return closed;
    }

    /** The first half of {@link #arrive}: the step that led here is complete, but time has not passed yet. */
    public @Nullable Step complete(ChoicePoint point) {
        // Who may go on depends on the order of a look, or of a yield in a loop, among all other steps.
        Step closed = close(point.clockLooks() != looks || point.fairYields() != yields);
        looks = point.clockLooks();
        yields = point.fairYields();
        // The strand may have come to where it cannot go on until time has passed.
        if (point.current() != null) announce(point.current());
        return closed;
    }

    /** The second half of {@link #arrive}. */
    public void announce(ChoicePoint point) {
        if (point.hasTimePassed()) everythingBefore();
        for (int i = 0; i < point.size(); i++) {
            ModelStrand option = point.option(i);
            announce(option);
            if (!option.isEnabled()) timed.set(option.id());
        }
    }

    private void everythingBefore() {
        clocks.everythingBefore();
        if (narrow != null) narrow.everythingBefore();
    }

    private void announce(ModelStrand strand) {
        if (strands.putIfAbsent(strand.id(), strand) == null) dependence.know(strand);
        if (!pending.containsKey(strand.id())) pending.put(strand.id(), dependence.announced(strand));
    }

    /** {@code strand} goes on, or its time-out expires. */
    public Step take(ModelStrand strand) {
        Footprint footprint = footprintOf(strand);
        if (strand.isEnabled()) stopsWaiting(strand, footprint);
        Step step = new Step(steps.size(), strand, footprint);
        steps.add(step);
        while (byStrand.size() <= strand.id()) byStrand.add(new ArrayList<>());
        byStrand.get(strand.id()).add(step);
        open = step;
        return step;
    }

    /** Who need not wait any longer could have stopped waiting before, if its time-out can expire at any time. */
    private void stopsWaiting(ModelStrand strand, Footprint footprint) {
        boolean anyTime = timed.get(strand.id());
        timed.clear(strand.id());
        if (anyTime) footprint.add(Locations.WORLD, Mode.WRITE);
        else if (strand.nextOperation() == Operation.JOIN) join(strand, footprint);
    }

    /** Who was interrupted, or has a time-out, need not wait for the end. */
    private void join(ModelStrand strand, Footprint footprint) {
        Object awaited = strand.nextTarget();
        boolean impatient = strand.nextIndex() > 0 || ThreadAccess.isInterrupted(strand.identity());
        if (impatient) dependence.joinsImpatiently(footprint, awaited);
        else clocks.await(strand.id(), dependence.end(awaited));
    }

    private Footprint footprintOf(ModelStrand strand) {
        if (!strand.isEnabled()) {
            Footprint timeOut = new Footprint();
            timeOut.add(Locations.WORLD, Mode.WRITE);
            return timeOut;
        }
        Footprint announced = pending.remove(strand.id());
        return announced == null ? dependence.announced(strand) : announced;
    }

    /** The run is over; returns the last step. */
    public @Nullable Step end(RunResult run) {
        for (StrandSnapshot strand : run.strands()) {
            if (strand.blockage() instanceof Blockage.Monitor monitor) {
                pending.computeIfAbsent(
                        strand.id(), id -> dependence.entry(monitor.monitor().object()));
            }
        }
        return close(run.looks() != looks);
    }

    private @Nullable Step close(boolean looked) {
        Step step = open;
        if (step == null) return null;
        open = null;
        if (looked) step.footprint().add(Locations.WORLD, Mode.WRITE);
        clocks.add(step);
        for (int strand : woken) clocks.wake(strand, step);
        if (narrow != null) narrow.add(step, woken);
        woken.clear();
        return step;
    }

    // ---- events

    @Override
    public void onEvent(
            ModelStrand strand,
            Operation operation,
            int site,
            int userSite,
            @Nullable Object target,
            long index,
            boolean blocked) {
        // The main thread begins without a scheduling point.
        Step step = steps.isEmpty() ? take(strand) : open;
        if (step == null) return;
        // A call is one step, which was announced; its kind is not that of its event.
        if (operation != Operation.CALL) dependence.touch(step.footprint(), strand, operation, site, target, index);
    }

    /** Whoever may stop waiting at any time could have gone on before. */
    @Override
    public void onWoken(ModelStrand strand) {
        if (!timed.get(strand.id())) woken.add(strand.id());
    }

    @Override
    public void onStartedAsked(ModelStrand strand, Thread thread) {
        if (open != null) dependence.asksWhetherStarted(open.footprint(), strand, thread);
    }

    @Override
    public void onNumbered(ModelStrand strand, Object source, boolean drawn) {
        Step step = steps.isEmpty() ? take(strand) : open;
        if (step != null) dependence.numbers(step.footprint(), source, drawn);
    }

    @Override
    public void onPassed(ModelStrand strand, Object monitor) {
        if (open != null) dependence.passes(open.footprint(), monitor);
    }

    // ---- what is known

    public List<Step> steps() {
        return steps;
    }

    /** The strands that were seen so far. */
    public Set<Integer> strands() {
        return strands.keySet();
    }

    /** The strands that are at a scheduling point and do not wait to be notified. */
    public List<Integer> atPoint() {
        return strands.values().stream()
                .filter(strand -> pending.containsKey(strand.id()))
                .filter(strand -> !(strand.blockage() instanceof Blockage.Notification))
                .map(ModelStrand::id)
                .toList();
    }

    /** How many locations were touched or announced so far. */
    public int locations() {
        return locations.count();
    }

    /** What the next step of a strand is known to touch, or null when the strand is not at a scheduling point. */
    public @Nullable Footprint next(int strand) {
        return pending.get(strand);
    }

    /** The earlier steps that race with {@code step}, earliest first. */
    public List<Step> races(Step step) {
        return clocks.races(step.strand(), step.footprint(), step.before());
    }

    /** Those among them that took a monitor which {@code step} takes, too. */
    public List<Step> entries(Step step) {
        return clocks.races(step.strand(), step.footprint(), step.before(), locations::isMonitor);
    }

    /** The steps that race with {@code next}, which {@code strand} has not done yet. */
    public List<Step> races(int strand, Footprint next) {
        return clocks.races(strand, next, clocks.before(strand));
    }

    /** Those among them that took a monitor which {@code strand} would take, too. */
    public List<Step> entries(int strand, Footprint next) {
        return clocks.races(strand, next, clocks.before(strand), locations::isMonitor);
    }

    /** Which step of the strand is under way, or comes next. */
    public int stepOf(int strand) {
        return strand < byStrand.size() ? byStrand.get(strand).size() : 0;
    }

    /** How many strands have made a step so far. */
    int count() {
        return byStrand.size();
    }

    /** The first step of {@code strand} after {@code step} in the run, if there is one. */
    @Nullable
    Step stepAfter(Step step, int strand) {
        List<Step> own = strand < byStrand.size() ? byStrand.get(strand) : List.of();
        int low = 0;
        int high = own.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (own.get(middle).index() <= step.index()) low = middle + 1;
            else high = middle;
        }
        return low < own.size() ? own.get(low) : null;
    }

    /** The clock of a strand that is about to make a step. */
    int[] beforeNext(int strand) {
        return clocks.before(strand);
    }

    /** The same in the narrower order. */
    int[] narrowlyBeforeNext(int strand) {
        return narrow == null ? beforeNext(strand) : narrow.beforeNext(strand);
    }

    /** Whether {@code step} happens in the narrower order before what {@code strand} does next, if nothing else comes in between. */
    public boolean isNarrowlyBeforeNext(Step step, int strand) {
        return Step.isIn(narrowlyBeforeNext(strand), step);
    }

    /** Adds {@code step}, which is complete, to a graph of the narrower order, or else of the order of everything. */
    public void addTo(HappensBefore graph, Step step) {
        if (narrow == null) graph.add(step, steps);
        else narrow.addTo(graph, step);
    }
}
