package dev.selvage.explorer.directed.profile;

import dev.selvage.engine.free.FreeEvent;
import dev.selvage.engine.free.FreeEvent.Moment;
import dev.selvage.engine.free.FreeTrace;
import dev.selvage.runtime.Operation;
import dev.selvage.runtime.Site;
import dev.selvage.runtime.Sites;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Tells an observer what a free run has done; times are nanoseconds. */
public final class FreeProfiler {
    private final FreeTrace trace;
    private final Instructions instructions;
    private final ProfileBuilder builder;
    private final FreeOrder order;
    private final Map<Integer, OrderClock> ends = new HashMap<>();
    private final Map<Place, Integer> objects = new HashMap<>();

    /** A field, an element, a lock, or an object as a whole. */
    private record Place(long object, Object part) {}

    private FreeProfiler(FreeTrace trace, Instructions instructions, ProfileObserver observer) {
        this.trace = trace;
        this.instructions = instructions;
        this.builder = new ProfileBuilder(observer);
        this.order = new FreeOrder(builder, new HandOvers(trace.events()), trace::typeOf);
    }

    public static void tell(FreeTrace trace, Instructions instructions, ProfileObserver observer) {
        FreeProfiler profiler = new FreeProfiler(trace, instructions, observer);
        trace.events().forEach(profiler::event);
    }

    private void event(FreeEvent event) {
        int thread = event.thread();
        switch (event.operation()) {
            case START -> builder.fork(thread, (int) event.index());
            case END -> ends.put(thread, builder.release(thread));
            case JOIN -> {
                OrderClock end = ends.get((int) event.index());
                if (end != null) builder.acquire(thread, end);
            }
            default -> {
                Location location = instructions.at(event.site(), event.userSite());
                if (event.isHandOver()) order.handOver(event);
                else if (location != null) inProgram(event, location);
            }
        }
    }

    private void inProgram(FreeEvent event, Location location) {
        boolean before = event.moment() == Moment.BEFORE;
        boolean after = event.moment() == Moment.AFTER;
        switch (event.operation()) {
            case READ, WRITE, UPDATE -> access(event, Profiler.kind(event.operation()), memory(event), location);
            case LOCK -> {
                if (after) builder.lock(event.thread(), lock(event), location, event.nanos());
            }
            case UNLOCK -> builder.unlock(event.thread(), lock(event), event.nanos());
            case WAIT -> {
                if (before) builder.unlock(event.thread(), lock(event), event.nanos());
                else builder.enter(event.thread(), lock(event), location, event.nanos());
            }
            case CALL, COLLECTION_CALL -> call(event, location);
            default -> {
                // Neither touches memory nor orders anything.
            }
        }
    }

    private void access(FreeEvent event, Kind kind, int object, Location location) {
        builder.access(event.thread(), kind, object, location, event.nanos());
    }

    private void call(FreeEvent event, Location location) {
        if (event.object() == 0) return;
        LibraryRole role = LibraryRole.ofType(trace.typeOf(event.object()));
        String method = Profiler.method(Sites.get(event.site()));
        if (role.isData() && event.moment() == Moment.BEFORE) {
            access(event, LibraryRole.access(method), number(event.object(), ""), location);
        } else if (role.isData() && event.moment() == Moment.VAIN) {
            builder.unchanged(event.thread());
        }
        order.call(event, role, method);
    }

    // ---- objects

    private int number(long object, Object part) {
        return objects.computeIfAbsent(new Place(object, part), unknown -> objects.size());
    }

    private int lock(FreeEvent event) {
        return number(event.object(), Operation.LOCK);
    }

    private int memory(FreeEvent event) {
        return number(event.object(), part(event, Sites.get(event.site())));
    }

    /** The element or the field; the object itself where it is not known which of its fields is accessed. */
    private Object part(FreeEvent event, @Nullable Site site) {
        if (site != null && site.field != null) return site.field;
        boolean element = event.object() != 0
                && (site == null || site.member == null)
                && trace.typeOf(event.object()).isArray();
        return element ? event.index() : "";
    }
}
