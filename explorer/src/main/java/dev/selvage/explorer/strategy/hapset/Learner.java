package dev.selvage.explorer.strategy.hapset;

import dev.selvage.engine.model.ModelStrand;
import dev.selvage.engine.model.RunListener;
import dev.selvage.explorer.strategy.hapset.Uses.Event;
import dev.selvage.runtime.Operation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Learns predecessor sets from the events of one run. */
public final class Learner implements RunListener {
    private final HapSets sets;
    private final boolean memoryOnly;
    private final Uses uses;
    private final History history = new History();

    /** Strands that wait, with the statement at which they get the monitor back. */
    private final Map<Integer, Use> waiting = new HashMap<>();

    /** What strands were about to do when they were asked last, and where. */
    private final Map<Integer, Announced> announced = new HashMap<>();

    /** Workers that have no task. */
    private final Set<Integer> idle = new HashSet<>();

    private int step;

    private record Announced(int site, List<Use> uses) {}

    /**
     * @param depth call sites that tell statements apart
     * @param memoryOnly whether only accesses to memory count
     */
    public Learner(HapSets sets, int depth, boolean memoryOnly) {
        this.sets = sets;
        this.memoryOnly = memoryOnly;
        this.uses = new Uses(sets, depth);
    }

    /** What follows belongs to that step of the run. */
    public void at(int newStep) {
        step = newStep;
    }

    @Override
    public void onEvent(
            ModelStrand strand,
            Operation operation,
            int site,
            int userSite,
            @Nullable Object target,
            long index,
            boolean blocked) {
        Use reentry = waiting.remove(strand.id());
        if (reentry != null) learn(reentry);
        Event event = new Event(strand, operation, site, userSite, target, index);
        if (operation == Operation.BEGIN && uses.isBetweenTasks(event)) learn(uses.take(strand));
        else if (uses.isBetweenTasks(event)) idle.add(strand.id());
        List<Use> found = known(event);
        for (Use use : found) {
            if (use.access() == Access.TASK && idle.remove(strand.id())) learn(uses.take(strand));
            learn(use);
        }
        if (operation == Operation.WAIT && !found.isEmpty()) {
            Statement statement = found.get(0).statement();
            waiting.put(strand.id(), new Use(strand.id(), Access.LOCK, uses.monitor(target), statement));
        }
    }

    private List<Use> known(Event event) {
        Announced known = announced.remove(event.strand().id());
        if (known == null || event.site() == 0 || known.site != event.site()) return uses.of(event);
        return known.uses;
    }

    /** What {@code strand}, which is running and at a scheduling point, does next. */
    public List<Use> next(ModelStrand strand) {
        List<Use> next = uses.of(Event.next(strand));
        if (next.isEmpty()) announced.remove(strand.id());
        else announced.put(strand.id(), new Announced(strand.nextSite(), next));
        return idle.contains(strand.id()) ? withTake(strand, next) : next;
    }

    /** What {@code strand} does first, if it has not begun, or after a pause between two tasks; otherwise nothing. */
    public List<Use> onceItGoesOn(ModelStrand strand) {
        Event next = Event.next(strand);
        boolean begins = strand.nextOperation() == Operation.BEGIN;
        List<Use> first = begins ? uses.of(next) : List.of();
        return uses.isBetweenTasks(next) ? withTake(strand, first) : first;
    }

    private List<Use> withTake(ModelStrand strand, List<Use> others) {
        List<Use> all = new ArrayList<>(others);
        all.add(uses.take(strand));
        return all;
    }

    private void learn(Use use) {
        if (!memoryOnly || use.access().isMemory()) {
            for (Use predecessor : history.predecessors(use)) sets.add(use.after(predecessor));
        }
        history.add(use.at(step));
    }

    /** The uses of the object of {@code use} so far, in the order of the run. */
    public List<Use> before(Use use) {
        return history.of(use);
    }
}
