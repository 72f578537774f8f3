package dev.selvage.report.explain;

import dev.selvage.report.model.ThreadReport;
import dev.selvage.report.model.TraceEvent;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/** Tells which events start, join, interrupt, park or unpark one of the threads that take part in a failure. */
final class ThreadEvents implements Predicate<TraceEvent> {
    private final Set<Integer> participants;
    private final Set<String> others = new HashSet<>();

    ThreadEvents(List<ThreadReport> threads, Set<Integer> participants) {
        this.participants = participants;
        for (ThreadReport thread : threads) {
            if (!participants.contains(thread.id())) others.add(thread.name());
        }
        for (ThreadReport thread : threads) {
            if (participants.contains(thread.id())) others.remove(thread.name());
        }
    }

    @Override
    public boolean test(TraceEvent event) {
        return switch (Role.of(event)) {
            case THREAD -> !others.contains(event.object());
            case PARK -> participants.contains(event.thread()) && isCalledByUser(event);
            case UNPARK -> !others.contains(event.object()) && isCalledByUser(event);
            default -> false;
        };
    }

    /** Parking inside a lock or a queue is told by the call of that lock or queue. */
    private static boolean isCalledByUser(TraceEvent event) {
        return event.library() == null
                && (event.member() == null || event.member().startsWith("LockSupport."));
    }
}
