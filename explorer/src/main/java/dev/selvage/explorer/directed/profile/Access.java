package dev.selvage.explorer.directed.profile;

import java.util.List;

/** An access to shared memory in a run. */
public final class Access {
    private final int thread;
    private Kind kind;
    private final int object;
    private final Location location;
    private final long time;
    private final OrderClock clock;
    private final List<CriticalSection> sections;

    Access(
            int thread,
            Kind kind,
            int object,
            Location location,
            long time,
            OrderClock clock,
            List<CriticalSection> sections) {
        this.thread = thread;
        this.kind = kind;
        this.object = object;
        this.location = location;
        this.time = time;
        this.clock = clock;
        this.sections = sections;
    }

    /** The write did not take place after all. */
    void readsOnly() {
        kind = Kind.READ;
    }

    public int thread() {
        return thread;
    }

    public Kind kind() {
        return kind;
    }

    /** A number for the field, the element or the object as a whole; no two that ever were share one. */
    public int object() {
        return object;
    }

    public Location location() {
        return location;
    }

    public long time() {
        return time;
    }

    public OrderClock clock() {
        return clock;
    }

    /** The critical sections in which it lies, outermost first. */
    public List<CriticalSection> sections() {
        return sections;
    }

    /** Whether order synchronization makes this access come before {@code other} of another thread in every run. */
    public boolean isBefore(Access other) {
        return clock.of(thread) <= other.clock.of(thread);
    }

    @Override
    public String toString() {
        return kind + " of " + object + " by " + thread + " at " + location;
    }
}
