package dev.selvage.explorer.strategy.directed.races;

import dev.selvage.engine.model.ModelStrand;
import dev.selvage.engine.model.RunListener;
import dev.selvage.explorer.strategy.directed.suspects.LockStacks;
import dev.selvage.explorer.strategy.directed.suspects.OrderClocks;
import dev.selvage.runtime.Operation;
import dev.selvage.runtime.Range;
import dev.selvage.runtime.Site;
import dev.selvage.runtime.Sites;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds, in one run, accesses of two threads to the same memory, one of them a write, that no common lock and no order between threads
 * keeps apart.
 */
public final class RaceProfile implements RunListener {
    /** Accesses to one place that are remembered: of those that differ in nothing but time one is enough. */
    private static final int MOST_ACCESSES = 64;

    private static final String ANY = "*";

    private record Access(int strand, int site, boolean write, Set<Object> locks, int[] clock) {
        boolean isLike(Access other) {
            return strand == other.strand && site == other.site && locks.equals(other.locks);
        }

        boolean mayRaceWith(Access later) {
            return strand != later.strand
                    && (write || later.write)
                    && !OrderClocks.isBefore(strand, clock, later.clock)
                    && Collections.disjoint(locks, later.locks);
        }
    }

    private final LockStacks stacks = new LockStacks();
    private final OrderClocks clocks = new OrderClocks();
    private final Map<Object, Map<String, List<Access>>> places = new IdentityHashMap<>();
    private final Set<RacePair> suspects;

    /** @param suspects gets what is found */
    public RaceProfile(Set<RacePair> suspects) {
        this.suspects = suspects;
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
        stacks.onEvent(strand, operation, site, target);
        int[] clock = clocks.onEvent(strand, operation, target);
        if (RacePair.isAccess(operation) && site != 0) access(strand.id(), operation, site, target, index, clock);
    }

    @Override
    public void onUnchanged(ModelStrand strand) {
        stacks.onUnchanged(strand);
    }

    private void access(int strand, Operation operation, int site, @Nullable Object target, long index, int[] clock) {
        Set<Object> locks = Collections.newSetFromMap(new IdentityHashMap<>());
        stacks.of(strand).forEach(held -> locks.add(held.lock()));
        Access access = new Access(strand, site, operation != Operation.READ, locks, clock);
        Map<String, List<Access>> ofObject =
                places.computeIfAbsent(target == null ? RaceProfile.class : target, unknown -> new HashMap<>());
        String place = place(site, target, index);
        ofObject.forEach((name, earlier) -> {
            if (name.equals(place) || name.equals(ANY) || place.equals(ANY)) compare(earlier, access);
        });
        remember(ofObject.computeIfAbsent(place, unknown -> new ArrayList<>()), access);
    }

    private void compare(List<Access> earlier, Access access) {
        for (Access other : earlier) {
            if (other.mayRaceWith(access)) suspects.add(RacePair.of(other.site, access.site));
        }
    }

    /** Keeps the latest of like accesses: it is the one that is least likely to be over before others begin. */
    private static void remember(List<Access> earlier, Access access) {
        earlier.removeIf(access::isLike);
        if (earlier.size() == MOST_ACCESSES) earlier.remove(0);
        earlier.add(access);
    }

    /** The field or element of an object; calls of atomics and by handles may be about any. */
    private static String place(int id, @Nullable Object target, long index) {
        Site site = Sites.get(id);
        if (Range.is(index)) return ANY;
        if (site == null || site.member == null) return "[" + index;
        if (site.field != null) return site.field;
        return target instanceof Thread ? site.member : ANY;
    }
}
