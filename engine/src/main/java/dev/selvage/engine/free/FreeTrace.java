package dev.selvage.engine.free;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What the threads of a free run have recorded, in the order of time. */
public final class FreeTrace {
    private final List<FreeStrand> threads;
    private final Identities identities;
    private @Nullable List<FreeEvent> events;

    FreeTrace(List<FreeStrand> threads, Identities identities) {
        this.threads = threads;
        this.identities = identities;
    }

    /** All events; those of one thread are in its order. */
    public List<FreeEvent> events() {
        if (events == null) events = merged();
        return events;
    }

    private List<FreeEvent> merged() {
        List<FreeEvent> all = new ArrayList<>();
        for (FreeStrand thread : threads) thread.log().appendTo(all, thread.id());
        // A stable sort: the clock may stand still between two events of a thread.
        all.sort(Comparator.comparingLong(FreeEvent::nanos));
        return List.copyOf(all);
    }

    /** How many threads there were; their ids count from 0, the main thread. */
    public int threads() {
        return threads.size();
    }

    public String nameOf(int thread) {
        return threads.get(thread).name();
    }

    /** The identity of an object, as events give it. */
    public long identityOf(@Nullable Object object) {
        return identities.of(object);
    }

    /** The class of the object with that identity. */
    public Class<?> typeOf(long object) {
        return identities.typeOf(object);
    }

    /** The object with that identity, if it is a thread or a class; or null. */
    public @Nullable Object named(long object) {
        return identities.named(object);
    }

    /** How many events were too many to be kept. */
    public long dropped() {
        return threads.stream().mapToLong(thread -> thread.log().dropped()).sum();
    }
}
