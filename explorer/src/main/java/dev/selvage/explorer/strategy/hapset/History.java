package dev.selvage.explorer.strategy.hapset;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The uses of shared objects in one run, by object. */
public final class History {
    private final Map<Integer, List<Use>> uses = new HashMap<>();

    /** The parts of objects that have any, the whole included. */
    private final Map<Integer, Set<Integer>> parts = new HashMap<>();

    /** The uses so far of the object of {@code use}, or of what may be the same, in the order of the run. */
    List<Use> of(Use use) {
        if (use.whole() == Use.NO_WHOLE) return ofObject(use.object());
        if (use.isOfWhole()) return merged(parts.getOrDefault(use.whole(), Set.of()));
        return uses.containsKey(use.whole()) ? merged(Set.of(use.object(), use.whole())) : ofObject(use.object());
    }

    private List<Use> ofObject(int object) {
        return uses.getOrDefault(object, List.of());
    }

    private List<Use> merged(Set<Integer> objects) {
        List<Use> all = new ArrayList<>();
        for (int object : objects) all.addAll(ofObject(object));
        all.sort(Comparator.comparingInt(Use::step));
        return all;
    }

    void add(Use use) {
        uses.computeIfAbsent(use.object(), unknown -> new ArrayList<>()).add(use);
        if (use.whole() == Use.NO_WHOLE) return;
        parts.computeIfAbsent(use.whole(), unknown -> new LinkedHashSet<>()).add(use.object());
    }

    /**
     * The uses on which {@code use} would be immediately dependent if it came now: the last one of each other strand since
     * this strand used the object itself, if it conflicts.
     */
    List<Use> predecessors(Use use) {
        List<Use> found = new ArrayList<>();
        List<Integer> seen = new ArrayList<>();
        List<Use> earlier = of(use);
        for (int i = earlier.size() - 1; i >= 0; i--) {
            Use candidate = earlier.get(i);
            if (candidate.strand() == use.strand()) break;
            if (seen.contains(candidate.strand())) continue;
            seen.add(candidate.strand());
            if (use.conflictsWith(candidate)) found.add(candidate);
        }
        return found;
    }
}
