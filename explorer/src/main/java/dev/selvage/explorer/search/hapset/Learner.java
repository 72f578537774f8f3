package dev.selvage.explorer.search.hapset;

import dev.selvage.engine.model.ModelStrand;
import dev.selvage.engine.model.RunListener;
import dev.selvage.explorer.search.Locations;
import dev.selvage.runtime.Operation;
import dev.selvage.runtime.Site;
import dev.selvage.runtime.Sites;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Learns predecessor sets from the events of one run. */
public final class Learner implements RunListener {
    private final HapSets sets;
    private final int depth;
    private final boolean memoryOnly;
    private final Locations locations = new Locations();
    private final History history = new History();

    /** Strands that wait, with the statement at which they get the monitor back. */
    private final Map<Integer, Use> waiting = new HashMap<>();

    /** What strands were about to do when they were asked last, and where. */
    private final Map<Integer, Announced> announced = new HashMap<>();

    private int step;

    private record Announced(int site, Use use) {}

    /**
     * @param depth call sites that tell statements apart
     * @param memoryOnly whether only accesses to memory count
     */
    public Learner(HapSets sets, int depth, boolean memoryOnly) {
        this.sets = sets;
        this.depth = depth;
        this.memoryOnly = memoryOnly;
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
        Announced known = announced.remove(strand.id());
        Use use = known != null && site != 0 && known.site == site
                ? known.use
                : use(strand.id(), operation, site, userSite, target, index);
        if (use == null) return;
        learn(use);
        if (operation == Operation.WAIT) {
            int monitor = locations.object(Operation.LOCK, 0, target, 0);
            waiting.put(strand.id(), new Use(strand.id(), Access.LOCK, monitor, use.statement()));
        }
    }

    /** What {@code strand}, which is running and at a scheduling point, does next; null when that is no use of an object. */
    public @Nullable Use next(ModelStrand strand) {
        Operation operation = strand.nextOperation();
        Use use = use(
                strand.id(),
                operation == Operation.COLLECTION_CALL ? Operation.CALL : operation,
                strand.nextSite(),
                strand.userSite(),
                strand.nextTarget(),
                strand.nextIndex());
        if (use == null) announced.remove(strand.id());
        else announced.put(strand.id(), new Announced(strand.nextSite(), use));
        return use;
    }

    private @Nullable Use use(
            int strand, Operation operation, int site, int userSite, @Nullable Object target, long index) {
        Access access = Access.of(operation);
        if (access == Access.NONE || (target == null && !access.isMemory())) return null;
        Site at = Sites.get(site);
        Site user = at != null && at.user ? at : Sites.get(userSite);
        Site place = user == null ? at : user;
        if (place == null) return null;
        int object = locations.object(operation, site, target, index);
        Statement statement = sets.intern(Statement.of(place, CallSites.innermost(depth)));
        return new Use(strand, access, object, statement);
    }

    private void learn(Use use) {
        if (!memoryOnly || use.access().isMemory()) {
            for (Use predecessor : history.predecessors(use)) sets.add(use.after(predecessor));
        }
        history.add(new Use(use.strand(), use.access(), use.object(), use.statement(), step));
    }

    /** The uses of the object of {@code use} so far, in the order of the run. */
    public List<Use> before(Use use) {
        return history.of(use.object());
    }
}
