package dev.selvage.explorer.directed.criterion;

import dev.selvage.explorer.directed.profile.Access;
import dev.selvage.explorer.directed.profile.Location;
import dev.selvage.explorer.directed.profile.ProfileObserver;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The unserializable interleavings that runs have shown. Each run begins with {@link #restart}. */
public final class InterleavingCoverage implements ProfileObserver {
    private final Set<Interleaving> covered = new HashSet<>();
    private final Set<Interleaving> inRun = new HashSet<>();
    private final Map<Integer, History> objects = new HashMap<>();
    private boolean news;

    /** What happened to one object in this run. */
    private static final class History {
        final List<Access> accesses = new ArrayList<>();
        final Map<Integer, Integer> lastOf = new HashMap<>();
    }

    /** A run begins. */
    public void restart() {
        objects.clear();
        inRun.clear();
        news = false;
    }

    @Override
    public void accessed(Access c) {
        History history = objects.computeIfAbsent(c.object(), unknown -> new History());
        Integer last = history.lastOf.put(c.thread(), history.accesses.size());
        if (last != null) cover(history, last, c);
        history.accesses.add(c);
    }

    /** Everything since the thread's last access came from others. */
    private void cover(History history, int last, Access c) {
        Access p = history.accesses.get(last);
        for (int i = last + 1; i < history.accesses.size(); i++) {
            Access r = history.accesses.get(i);
            if (Unserializable.of(p.kind(), r.kind(), c.kind()).isEmpty()) continue;
            Interleaving interleaving = new Interleaving(p.location(), c.location(), r.location());
            inRun.add(interleaving);
            news |= covered.add(interleaving);
        }
    }

    /** What this run has shown. */
    public Set<Interleaving> inRun() {
        return inRun;
    }

    /** Whether this run has shown what no run before it had. */
    public boolean hasNews() {
        return news;
    }

    /** What any run has shown. */
    public Set<Interleaving> covered() {
        return covered;
    }

    /** The instructions c of {@code interleavings}: the criterion asks for one interleaving of each. */
    public static Set<Location> current(Set<Interleaving> interleavings) {
        Set<Location> instructions = new HashSet<>();
        for (Interleaving interleaving : interleavings) instructions.add(interleaving.c());
        return instructions;
    }
}
