package dev.selvage.engine.model;

import java.util.List;
import java.util.Locale;

/**
 * Finds out whether a reader of a {@code StampedLock} can come off badly. It tries once to get the lock ahead of those who wait, and joins their queue when
 * somebody else changes the lock in that moment; here the two are one step, which nobody can disturb.
 */
final class StampedReaders {
    private final BySite<Boolean> reading = new BySite<>(StampedReaders::isReading, false);

    /** Whether the call that {@code me} is about to announce meets one that another strand has announced, of which one reads, while somebody waits. */
    boolean meet(List<ModelStrand> strands, ModelStrand me, Object lock, int site) {
        boolean reads = reading.at(site);
        boolean meets = false;
        boolean waits = false;
        for (ModelStrand other : strands) {
            if (other == me || other.phase != ModelStrand.Phase.LIVE) continue;
            if (other.aboutToAccess && other.target == lock) meets |= reads || reading.at(other.site);
            else waits |= other.receiver() == lock;
        }
        return meets && waits;
    }

    private static boolean isReading(String member) {
        return BySite.method(member).toLowerCase(Locale.ROOT).contains("readlock");
    }
}
