package dev.selvage.report.explain;

import dev.selvage.report.model.TraceEvent;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The memory through which the threads of a trace affect each other: fields, array elements and objects of the library
 * that at least two threads touched and at least one changed.
 *
 * <p>Left out is what was set before the other threads began and never changed since, such as a field that refers to
 * the shared object, unless there is nothing else.
 */
final class SharedMemory {

    /** A field or array element; the member is null for an object of the library, whose calls are not told apart. */
    private record Location(
            @Nullable String object, @Nullable String member) {}

    /** How the threads used one location. */
    private static final class Use {
        final Set<Integer> threads = new HashSet<>();
        final Set<Integer> writers = new HashSet<>();
        int lastWrite;

        boolean isShared() {
            return threads.size() > 1 && !writers.isEmpty();
        }
    }

    private final Map<Location, Use> uses = new HashMap<>();
    private final Map<Integer, Integer> beginnings = new HashMap<>();
    private final Set<Location> shared;

    SharedMemory(List<TraceEvent> trace) {
        for (int at = 0; at < trace.size(); at++) {
            beginnings.putIfAbsent(trace.get(at).thread(), at);
            note(trace.get(at), at);
        }
        Set<Location> changing = where(use -> use.isShared() && !isFixed(use));
        shared = changing.isEmpty() ? where(Use::isShared) : changing;
    }

    boolean contains(TraceEvent event) {
        Location location = location(event);
        return location != null && shared.contains(location);
    }

    private void note(TraceEvent event, int at) {
        Location location = location(event);
        if (location == null) return;
        Use use = uses.computeIfAbsent(location, unseen -> new Use());
        use.threads.add(event.thread());
        if (event.operation().equals("read")) return;
        use.writers.add(event.thread());
        use.lastWrite = at;
    }

    private static @Nullable Location location(TraceEvent event) {
        return switch (Role.of(event)) {
            case ACCESS -> new Location(event.object(), event.member());
            case CALL -> event.object() == null ? null : new Location(event.object(), null);
            default -> null;
        };
    }

    /** Whether only one thread wrote, and did so before any other user of the location began. */
    private boolean isFixed(Use use) {
        return use.writers.size() == 1
                && use.threads.stream()
                        .filter(thread -> !use.writers.contains(thread))
                        .allMatch(thread -> beginnings.getOrDefault(thread, 0) > use.lastWrite);
    }

    private Set<Location> where(Predicate<Use> condition) {
        return uses.entrySet().stream()
                .filter(entry -> condition.test(entry.getValue()))
                .map(Map.Entry::getKey)
                .collect(Collectors.toSet());
    }
}
