package dev.selvage.explorer.search.hapset;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The uses of shared objects in one run, by object. */
final class History {
    private final Map<Integer, List<Use>> uses = new HashMap<>();

    /** The uses of an object so far, in the order of the run. */
    List<Use> of(int object) {
        return uses.getOrDefault(object, List.of());
    }

    void add(Use use) {
        uses.computeIfAbsent(use.object(), unknown -> new ArrayList<>()).add(use);
    }

    /**
     * The uses on which {@code use} would be immediately dependent if it came now: the last one of each other strand since
     * this strand used the object itself, if it conflicts.
     */
    List<Use> predecessors(Use use) {
        List<Use> found = new ArrayList<>();
        List<Integer> seen = new ArrayList<>();
        List<Use> earlier = of(use.object());
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
