package dev.selvage.explorer.search;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Work that is to be done in the order of its cost, and first come first served at equal cost. */
public final class WorkQueue<W> {
    private final TreeMap<Integer, Deque<W>> work = new TreeMap<>();

    public void add(int cost, W item) {
        work.computeIfAbsent(cost, unknown -> new ArrayDeque<>()).add(item);
    }

    /** The next item, or null when there is none of at most that cost. */
    public @Nullable W next(int most) {
        Map.Entry<Integer, Deque<W>> least = work.firstEntry();
        if (least == null || least.getKey() > most) return null;
        W item = least.getValue().remove();
        if (least.getValue().isEmpty()) work.remove(least.getKey());
        return item;
    }

    public void clear() {
        work.clear();
    }

    /** The least cost of what is left, or -1 when nothing is. */
    public int cost() {
        return work.isEmpty() ? -1 : work.firstKey();
    }
}
