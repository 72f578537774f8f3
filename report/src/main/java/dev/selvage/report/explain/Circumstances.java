package dev.selvage.report.explain;

import dev.selvage.report.model.TraceEvent;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What held when an event happened and the event itself does not tell: who had the lock that it waited for, and whether
 * anybody could hear its notification.
 */
final class Circumstances {

    /** A lock in the hands of a thread, which may have taken it several times. */
    private record Hold(int thread, int depth) {}

    private final Map<String, Hold> holds = new HashMap<>();
    /** Of each thread, what it holds again when it goes on: a lock that it waits for, or gave back in order to wait. */
    private final Map<Integer, Map.Entry<String, Hold>> pending = new HashMap<>();

    private final Map<Integer, Integer> holders = new HashMap<>();
    private final Set<Integer> unheard = new HashSet<>();
    private final Map<Integer, String> waiting = new HashMap<>();

    Circumstances(List<TraceEvent> trace) {
        for (TraceEvent event : trace) {
            resume(event.thread());
            if (event.object() != null) follow(event, event.object());
        }
    }

    /** Id of the thread that held the lock for which this event had to wait; null when no such thread is known. */
    @Nullable
    Integer holder(TraceEvent event) {
        return holders.get(event.step());
    }

    /** Whether this event notified an object on which no thread waited. */
    boolean isUnheard(TraceEvent event) {
        return unheard.contains(event.step());
    }

    private void resume(int thread) {
        waiting.remove(thread);
        Map.Entry<String, Hold> hold = pending.remove(thread);
        if (hold != null) holds.put(hold.getKey(), hold.getValue());
    }

    private void follow(TraceEvent event, String object) {
        switch (Role.of(event)) {
            case ACQUIRE -> acquire(event, object);
            case RELEASE -> release(event.thread(), object);
            case WAIT -> await(event.thread(), object);
            case NOTIFY -> {
                if (!waiting.containsValue(object)) unheard.add(event.step());
            }
            default -> {}
        }
    }

    private void acquire(TraceEvent event, String lock) {
        Hold hold = holds.get(lock);
        if (hold == null) {
            holds.put(lock, new Hold(event.thread(), 1));
        } else if (hold.thread() == event.thread()) {
            holds.put(lock, new Hold(event.thread(), hold.depth() + 1));
        } else {
            holders.put(event.step(), hold.thread());
            pending.put(event.thread(), Map.entry(lock, new Hold(event.thread(), 1)));
        }
    }

    private void release(int thread, String lock) {
        Hold hold = holds.get(lock);
        if (hold == null || hold.thread() != thread) return;
        if (hold.depth() == 1) holds.remove(lock);
        else holds.put(lock, new Hold(thread, hold.depth() - 1));
    }

    private void await(int thread, String object) {
        waiting.put(thread, object);
        Hold hold = holds.get(object);
        if (hold == null || hold.thread() != thread) return;
        holds.remove(object);
        pending.put(thread, Map.entry(object, hold));
    }
}
