package dev.selvage.explorer.directed.profile;

import dev.selvage.engine.free.FreeEvent;
import dev.selvage.engine.free.FreeEvent.Moment;
import dev.selvage.runtime.Sites;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Which threads of a free run gave something to others through an object: elements of a queue, permits, a task, a result. Where it
 * was one alone, who got it must have got it from that one; where there were several, another run may have it from another.
 */
final class HandOvers {
    private static final Set<String> GIVING = Set.of("put", "offer", "add", "transfer", "release", "exchange");

    private final Map<Long, Set<Integer>> takers = new HashMap<>();
    private final Map<Long, Set<Integer>> givers = new HashMap<>();
    private final Map<Integer, Boolean> giving = new HashMap<>();

    HandOvers(List<FreeEvent> events) {
        for (FreeEvent event : events) {
            if (event.isHandOver() && event.moment() == Moment.AFTER) note(takers, event);
        }
        for (FreeEvent event : events) {
            if (event.moment() == Moment.BEFORE && gives(event)) note(givers, event);
        }
    }

    private static void note(Map<Long, Set<Integer>> threads, FreeEvent event) {
        threads.computeIfAbsent(event.object(), unknown -> new HashSet<>()).add(event.thread());
    }

    private boolean gives(FreeEvent event) {
        if (event.isHandOver()) return !isResult(event);
        return giving.computeIfAbsent(event.site(), site -> GIVING.contains(Profiler.method(Sites.get(site))));
    }

    /** Whether the thread has carried the task out that it hands over: what it gives is the result. */
    boolean isResult(FreeEvent event) {
        return takers.getOrDefault(event.object(), Set.of()).contains(event.thread());
    }

    boolean isOneAlone(long object) {
        return count(object) == 1;
    }

    int count(long object) {
        return givers.getOrDefault(object, Set.of()).size();
    }
}
