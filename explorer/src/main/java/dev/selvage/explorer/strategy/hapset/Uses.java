package dev.selvage.explorer.strategy.hapset;

import dev.selvage.engine.model.ModelStrand;
import dev.selvage.explorer.search.CallSites;
import dev.selvage.explorer.touch.LibraryWork;
import dev.selvage.explorer.touch.Locations;
import dev.selvage.explorer.touch.ThreadMembers;
import dev.selvage.runtime.Operation;
import dev.selvage.runtime.Site;
import dev.selvage.runtime.Sites;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Says which shared objects an operation of one run uses, and how. Besides what it is about, an operation may use a thread,
 * which can be interrupted and set up, and the library, which gives out tasks to whichever worker comes first.
 */
final class Uses {
    private final HapSets sets;
    private final int depth;
    private final Locations locations = new Locations();
    private final LibraryWork work = new LibraryWork();

    /** @param depth call sites that tell statements apart */
    Uses(HapSets sets, int depth) {
        this.sets = sets;
        this.depth = depth;
    }

    /** One operation, about to happen or happening. */
    record Event(
            ModelStrand strand,
            Operation operation,
            int site,
            int userSite,
            @Nullable Object target,
            long index) {
        /** What {@code strand} does next. */
        static Event next(ModelStrand strand) {
            Operation operation = strand.nextOperation();
            return new Event(
                    strand,
                    operation == Operation.COLLECTION_CALL ? Operation.CALL : operation,
                    strand.nextSite(),
                    strand.userSite(),
                    strand.nextTarget(),
                    strand.nextIndex());
        }

        private @Nullable Site place() {
            Site at = Sites.get(site);
            Site user = at != null && at.user ? at : Sites.get(userSite);
            return user == null ? at : user;
        }

        private boolean isOwn() {
            return target == strand.identity();
        }
    }

    List<Use> of(Event event) {
        work.note(event.operation, event.site, event.target);
        Access access = access(event);
        Access toThread = toThread(event);
        boolean task = isTask(event);
        if (access == Access.NONE && toThread == Access.NONE && !task) return List.of();
        Statement statement = statement(event);
        if (statement == null) return List.of();
        List<Use> uses = new ArrayList<>(2);
        int strand = event.strand.id();
        if (access != Access.NONE) {
            int object = locations.object(event.operation, event.site, event.target, event.index);
            uses.add(new Use(strand, access, object, statement).partOf(whole(event, access)));
        }
        if (toThread != Access.NONE) uses.add(new Use(strand, toThread, thread(event, toThread), statement));
        if (task) uses.add(new Use(strand, Access.TASK, Locations.LIBRARY, statement));
        return uses;
    }

    private @Nullable Statement statement(Event event) {
        Site place = event.place();
        if (place != null) return sets.intern(Statement.of(place, callSites(event, place)));
        return event.operation == Operation.BEGIN || event.operation == Operation.END
                ? ofThread(event.strand, event.operation == Operation.BEGIN ? "begins" : "ends")
                : null;
    }

    private List<String> callSites(Event event, Site place) {
        Site at = Sites.get(event.site);
        if (at == null || at.user || at == place) return CallSites.innermost(depth);
        return CallSites.innermost(depth, at);
    }

    /** Stands for what a thread does outside the program's code. */
    private Statement ofThread(ModelStrand strand, String what) {
        return sets.intern(new Statement(strand.identity().getClass().getName() + " " + what, 0, 0, List.of()));
    }

    private static Access access(Event event) {
        Access access = Access.of(event.operation);
        if (access == Access.NONE || (event.target == null && !access.isMemory())) return Access.NONE;
        boolean ofThread = event.target instanceof Thread && access.isMemory();
        return ofThread && ThreadMembers.isMember(event.site) ? Access.NONE : access;
    }

    /** A handle or an updater may stand for any field or element of its object. */
    private int whole(Event event, Access access) {
        Object target = event.target;
        if (target == null || !access.isMemory() || event.operation == Operation.CALL) return Use.NO_WHOLE;
        return locations.whole(target);
    }

    // ---- threads

    private static Access toThread(Event event) {
        return switch (event.operation) {
            case INTERRUPT, END -> Access.SIGNAL;
            case BEGIN, WAIT, PARK, SLEEP, JOIN, CALL -> Access.HEED;
            case READ, WRITE -> {
                if (!(event.target instanceof Thread) || !ThreadMembers.isMember(event.site)) yield Access.NONE;
                yield event.isOwn() ? Access.HEED : Access.SIGNAL;
            }
            default -> Access.NONE;
        };
    }

    private int thread(Event event, Access access) {
        boolean other = access == Access.SIGNAL && event.operation != Operation.END;
        Object thread = other && event.target instanceof Thread ? event.target : event.strand.identity();
        return locations.thread(thread);
    }

    // ---- tasks

    /** Whether the program's code is at work inside the library, which may have called it anew since its last operation. */
    private boolean isTask(Event event) {
        Site at = Sites.get(event.site);
        return at != null && at.user && work.isUnderWay(event.strand, event.site, event.userSite);
    }

    /** Whether the operation is the library's own, made by a worker between two tasks. */
    boolean isBetweenTasks(Event event) {
        boolean inside = event.operation == Operation.BEGIN || event.operation == Operation.PARK;
        return inside && event.userSite == 0 && work.isDriven(event.strand);
    }

    /** A worker between two tasks gets the next one. */
    Use take(ModelStrand strand) {
        return new Use(strand.id(), Access.TAKE, Locations.LIBRARY, ofThread(strand, "takes a task"));
    }

    int monitor(@Nullable Object target) {
        return locations.object(Operation.LOCK, 0, target, 0);
    }
}
