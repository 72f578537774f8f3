package dev.selvage.explorer.search;

import dev.selvage.engine.model.Blockage;
import dev.selvage.engine.model.ChoicePoint;
import dev.selvage.engine.model.ModelStrand;
import dev.selvage.engine.model.RunListener;
import dev.selvage.engine.model.RunResult;
import dev.selvage.engine.model.StrandSnapshot;
import dev.selvage.runtime.Operation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
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
    private final Locations locations = new Locations();
    private final Dependence dependence;
    private final Clocks clocks = new Clocks(steps);
    private final @Nullable NarrowOrder narrow;
    private final Map<Integer, Footprint> pending = new HashMap<>();
    private final Map<Object, Set<Integer>> waiting = new IdentityHashMap<>();
    private final Set<Integer> parked = new HashSet<>();
    private final Set<Integer> woken = new TreeSet<>();
    private final Set<Integer> strands = new TreeSet<>();
    private @Nullable Step open;
    private @Nullable Integer notified;
    private long looks;
    private int started;

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
        // Who may go on depends on the order of a look, or of a yield in a loop, among all other steps.
        long seen = point.clockLooks() + point.fairYields();
        Step closed = close(seen != looks);
        looks = seen;
        if (point.hasTimePassed()) everythingBefore();
        ModelStrand current = point.current();
        if (current != null) announce(current);
        for (int i = 0; i < point.size(); i++) announce(point.option(i));
        return closed;
    }

    private void everythingBefore() {
        clocks.everythingBefore();
        if (narrow != null) narrow.everythingBefore();
    }

    private void announce(ModelStrand strand) {
        if (strands.add(strand.id())) {
            dependence.know(strand.identity(), strand.id());
            locations.know(strand.id());
        }
        if (!pending.containsKey(strand.id())) pending.put(strand.id(), dependence.announced(strand));
    }

    /** {@code strand} goes on, or its time-out expires. */
    public Step take(ModelStrand strand) {
        Step step = new Step(steps.size(), strand, footprintOf(strand));
        steps.add(step);
        open = step;
        return step;
    }

    private Footprint footprintOf(ModelStrand strand) {
        if (!strand.isEnabled()) {
            Footprint timeOut = new Footprint();
            timeOut.add(Locations.WORLD, Mode.WRITE);
            return timeOut;
        }
        parked.remove(strand.id());
        waiting.values().forEach(set -> set.remove(strand.id()));
        Footprint announced = pending.remove(strand.id());
        return announced == null ? dependence.announced(strand) : announced;
    }

    /** The current strand notifies {@code strand}, one of several waiters. */
    public void notifies(ModelStrand strand) {
        notified = strand.id();
    }

    /** The run is over; returns the last step. */
    public @Nullable Step end(RunResult run) {
        for (StrandSnapshot strand : run.strands()) {
            if (strand.blockage() instanceof Blockage.Monitor monitor) {
                pending.computeIfAbsent(
                        strand.id(),
                        id -> dependence.entry(id, monitor.monitor().object()));
            }
        }
        return close(false);
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
        note(strand, operation, target, blocked);
        // A call is one step, which was announced; its kind is not that of its event.
        if (operation != Operation.CALL)
            dependence.touch(step.footprint(), strand.id(), operation, site, target, index);
    }

    private void note(ModelStrand strand, Operation operation, @Nullable Object target, boolean blocked) {
        switch (operation) {
            case START -> {
                if (target instanceof Thread child) dependence.know(child, ++started);
                woken.add(started);
            }
            case WAIT -> waitersOf(target).add(strand.id());
            case NOTIFY -> notified(waitersOf(target));
            case NOTIFY_ALL -> woken.addAll(waitersOf(target));
            case PARK -> {
                if (blocked) parked.add(strand.id());
            }
            case UNPARK -> {
                Integer unparked = target instanceof Thread thread ? dependence.strandOf(thread) : null;
                if (unparked != null && parked.contains(unparked)) woken.add(unparked);
            }
            default -> {
                // Wakes nobody.
            }
        }
    }

    private Set<Integer> waitersOf(@Nullable Object monitor) {
        return waiting.computeIfAbsent(monitor == null ? this : monitor, unknown -> new TreeSet<>());
    }

    private void notified(Set<Integer> waiters) {
        if (notified != null) woken.add(notified);
        else if (waiters.size() == 1) woken.addAll(waiters);
        notified = null;
    }

    // ---- what is known

    public List<Step> steps() {
        return steps;
    }

    /** The strands that were seen so far. */
    public Set<Integer> strands() {
        return strands;
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

    /** The steps that race with what {@code strand} would do next. */
    public List<Step> racesOfNext(int strand) {
        Footprint next = pending.get(strand);
        return next == null ? List.of() : clocks.races(strand, next, clocks.before(strand));
    }

    /** Whether {@code step} happens before what {@code strand} does next, even if nothing else came in between. */
    public boolean isBeforeNext(Step step, int strand) {
        return Step.isIn(clocks.before(strand), step);
    }

    /** The same in the narrower order. */
    public boolean isNarrowlyBeforeNext(Step step, int strand) {
        return narrow == null ? isBeforeNext(step, strand) : narrow.isBeforeNext(step, strand);
    }

    /** Adds {@code step}, which is complete, to a graph of the narrower order, or else of the order of everything. */
    public void addTo(HappensBefore graph, Step step) {
        if (narrow == null) graph.add(step, steps);
        else narrow.addTo(graph, step);
    }
}
