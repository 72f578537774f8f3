package dev.selvage.explorer.directed.ctrigger;

import dev.selvage.explorer.directed.profile.Access;
import dev.selvage.explorer.directed.profile.CriticalSection;
import dev.selvage.explorer.directed.profile.Location;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Three accesses of a run to the same memory: p and c of one thread, with no other of that thread in between, and r of another
 * thread.
 */
public record Instance(Access p, Access c, Access r) {
    /** Whether order synchronization keeps r away: it comes before p, or after c, in every run. */
    public boolean isPrunedByOrder() {
        return r.isBefore(p) || c.isBefore(r);
    }

    /** Whether one critical section holds p and c, and another one of the same lock holds r. */
    public boolean isPrunedByMutualExclusion() {
        for (CriticalSection section : p.sections()) {
            if (c.sections().contains(section) && sectionOf(section.lock(), r) != null) return true;
        }
        return false;
    }

    private static @Nullable CriticalSection sectionOf(int lock, Access access) {
        for (CriticalSection section : access.sections()) {
            if (section.lock() == lock) return section;
        }
        return null;
    }

    // ---- how likely it is

    /** How long r could come in between: the time from p to c, less what critical sections keep r out of. */
    public long localGap() {
        return Math.max(0, windowEnd() - windowBegin());
    }

    private long windowBegin() {
        long begin = p.time();
        for (CriticalSection section : r.sections()) {
            CriticalSection own = sectionOf(section.lock(), p);
            if (own != null) begin = Math.max(begin, own.end());
        }
        return begin;
    }

    private long windowEnd() {
        long end = c.time();
        for (CriticalSection section : r.sections()) {
            CriticalSection own = sectionOf(section.lock(), c);
            if (own != null) end = Math.min(end, own.begin());
        }
        return end;
    }

    /** How far r was away from the time in which it could come in between. */
    public long remoteDistance() {
        if (r.time() < windowBegin()) return windowBegin() - r.time();
        return Math.max(0, r.time() - windowEnd());
    }

    // ---- where threads are to be suspended

    /** Where to suspend the thread of c: outside the critical sections that it has entered since p. */
    public Location suspendC() {
        return outermost(c, p.sections());
    }

    /** Where to suspend the thread of r: outside all its critical sections. */
    public Location suspendR() {
        return outermost(r, List.of());
    }

    private static Location outermost(Access access, List<CriticalSection> around) {
        for (CriticalSection section : access.sections()) {
            if (!around.contains(section)) return section.entry();
        }
        return access.location();
    }
}
