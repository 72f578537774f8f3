package dev.selvage.explorer.coverage;

import dev.selvage.engine.free.FreeTrace;
import dev.selvage.explorer.directed.profile.Access;
import dev.selvage.explorer.directed.profile.FreeProfiler;
import dev.selvage.explorer.directed.profile.Instructions;
import dev.selvage.explorer.directed.profile.Kind;
import dev.selvage.explorer.directed.profile.Location;
import dev.selvage.explorer.directed.profile.LockAction;
import dev.selvage.explorer.directed.profile.ProfileObserver;
import dev.selvage.explorer.strategy.hapset.HapSets;
import dev.selvage.explorer.strategy.hapset.Statement;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Learns from a free run which statement of another thread came right before which, on the same memory or lock. Free runs do not
 * tell by which calls a statement was reached, so there are fewer of them than under control.
 */
public final class FreePairs implements ProfileObserver {
    private final HapSets sets;
    private final Map<Place, Map<Integer, Use>> last = new HashMap<>();
    private int uses;

    private record Place(boolean lock, int object) {}

    private record Use(int number, int thread, boolean writes, Statement statement) {}

    private FreePairs(HapSets sets) {
        this.sets = sets;
    }

    /** Adds what the run shows. */
    public static void learn(FreeTrace trace, Instructions instructions, HapSets sets) {
        FreeProfiler.tell(trace, instructions, new FreePairs(sets));
    }

    @Override
    public void accessed(Access access) {
        boolean writes = access.kind() != Kind.READ;
        use(new Place(false, access.object()), access.thread(), writes, access.location());
    }

    @Override
    public void locked(LockAction action) {
        use(new Place(true, action.lock()), action.thread(), true, action.location());
    }

    private void use(Place place, int thread, boolean writes, Location at) {
        Statement statement = sets.intern(new Statement(at.file(), at.line(), at.offset(), List.of()));
        Use use = new Use(++uses, thread, writes, statement);
        Map<Integer, Use> others = last.computeIfAbsent(place, unknown -> new HashMap<>());
        Use own = others.put(thread, use);
        for (Use other : others.values()) {
            boolean since = own == null || other.number > own.number;
            if (other.thread != thread && since && (writes || other.writes)) {
                sets.add(HapSets.pair(statement, thread, other.statement, other.thread));
            }
        }
    }
}
