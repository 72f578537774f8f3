package dev.selvage.explorer.strategy.directed.suspects;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Takes things in turn, each so often; those that come later catch up at their place. */
public final class RoundRobin<T> {
    private final int times;
    private final Map<T, Integer> taken = new HashMap<>();
    private final Deque<T> queue = new ArrayDeque<>();

    public RoundRobin(int times) {
        this.times = times;
    }

    /** Adds those that are not known yet. */
    public void add(Collection<T> things) {
        for (T thing : things) {
            if (taken.putIfAbsent(thing, 0) == null) queue.addFirst(thing);
        }
    }

    /** Whose turn it is; null when all had as many as they get. */
    @Nullable
    public T next() {
        T next = queue.poll();
        if (next != null && taken.merge(next, 1, Integer::sum) < times) queue.addLast(next);
        return next;
    }
}
