package dev.selvage.engine.model;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Strands that wait for a monitor where the JVM allows no switch, since it holds something for them that others may need: a class that is being
 * initialised, say. Until such a strand goes on, nobody else does but who holds what it waits for.
 */
final class Urgency {
    private final List<ModelStrand> waiting = new ArrayList<>(0);

    void add(ModelStrand strand) {
        waiting.add(strand);
    }

    void remove(ModelStrand strand) {
        waiting.remove(strand);
    }

    void reset() {
        waiting.clear();
    }

    /** Who has to go on, or null when anybody may. */
    @Nullable
    ModelStrand first() {
        for (int i = waiting.size() - 1; i >= 0; i--) {
            ModelStrand first = inTheWayOf(waiting.get(i));
            if (first != null) return first;
        }
        return null;
    }

    private static @Nullable ModelStrand inTheWayOf(ModelStrand urgent) {
        List<ModelStrand> seen = new ArrayList<>(2);
        ModelStrand next = urgent;
        while (next != null && !next.enabled) {
            if (seen.contains(next) || !(next.blockage instanceof Blockage.Monitor entry)) return null;
            seen.add(next);
            next = entry.monitor().owner();
        }
        return next;
    }
}
