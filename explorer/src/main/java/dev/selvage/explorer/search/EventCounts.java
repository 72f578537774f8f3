package dev.selvage.explorer.search;

import dev.selvage.engine.model.ModelStrand;
import dev.selvage.engine.model.RunListener;
import dev.selvage.runtime.Operation;
import dev.selvage.runtime.Site;
import dev.selvage.runtime.Sites;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Counts how often each strand uses what, and so estimates what it has left to do in the next run. */
public final class EventCounts implements RunListener {
    private Map<String, Map<Integer, Integer>> expected = new TreeMap<>();
    private Map<String, Map<Integer, Integer>> seen = new TreeMap<>();
    private Map<Integer, Integer> parents = new HashMap<>();
    private Map<Integer, Integer> known = new HashMap<>();

    /** A run begins: what the last one did is what this one is expected to do. */
    public void restart() {
        if (!seen.isEmpty()) expected = seen;
        if (!parents.isEmpty()) known = parents;
        seen = new TreeMap<>();
        parents = new HashMap<>();
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
        if (operation == Operation.START) parents.put(parents.size() + 1, strand.id());
        String name = name(operation, site, target);
        if (name.isEmpty()) return;
        seen.computeIfAbsent(name, unknown -> new HashMap<>()).merge(strand.id(), 1, Integer::sum);
    }

    /** What an operation uses: a field by its name, anything else by its class; empty when it uses nothing. */
    public static String name(Operation operation, int site, @Nullable Object target) {
        boolean memory = operation == Operation.READ || operation == Operation.WRITE;
        Site at = Sites.get(site);
        boolean atomic = target != null && target.getClass().getName().startsWith(Locations.ATOMIC);
        if (memory && !atomic && at != null && at.member != null) return at.member;
        boolean use =
                memory || operation == Operation.LOCK || operation == Operation.CALL || operation == Operation.UPDATE;
        return use && target != null ? target.getClass().getName() : "";
    }

    /** What several strands used, in alphabetical order. */
    public List<String> shared() {
        return expected.entrySet().stream()
                .filter(entry -> entry.getValue().size() > 1)
                .map(Map.Entry::getKey)
                .toList();
    }

    /** The uses that a strand, and those that it is still to start, have left in this run. */
    public long left(String name, int strand) {
        Map<Integer, Integer> all = expected.getOrDefault(name, Map.of());
        Map<Integer, Integer> done = seen.getOrDefault(name, Map.of());
        long left = Math.max(0, all.getOrDefault(strand, 0) - done.getOrDefault(strand, 0));
        for (Map.Entry<Integer, Integer> child : known.entrySet()) {
            boolean toCome = child.getValue() == strand && !parents.containsKey(child.getKey());
            if (toCome) left += left(name, child.getKey());
        }
        return left;
    }
}
