package dev.selvage.report.explain;

import dev.selvage.report.explain.Interleaving.Row;
import dev.selvage.report.model.FailureReport;
import dev.selvage.report.model.ThreadReport;
import dev.selvage.report.model.TraceEvent;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How threads ended that did not finish. The trace does not tell: a lock is an event only once it is taken, and dying
 * is none.
 */
final class Endings {
    private static final int MOST_ROWS = 16;

    private final Map<Integer, ThreadReport> threads = new LinkedHashMap<>();
    private final Map<Integer, TraceEvent> lastEvents = new HashMap<>();

    Endings(FailureReport failure) {
        for (ThreadReport thread : failure.threads()) threads.put(thread.id(), thread);
        for (TraceEvent event : failure.trace()) lastEvents.put(event.thread(), event);
    }

    /** What is waited for since this event, for ever; empty where the thread went on or began to wait without event. */
    Optional<WaitedFor> endlessWait(TraceEvent event) {
        Role role = Role.of(event);
        TraceEvent last = lastEvents.get(event.thread());
        boolean endless = (role == Role.WAIT || role == Role.PARK) && last != null && last.step() == event.step();
        return endless ? report(event.thread()).flatMap(WaitedFor::of) : Optional.empty();
    }

    /** Whether the thread waits for ever and none of its events says so. */
    boolean waitsSilently(int thread) {
        TraceEvent last = lastEvents.get(thread);
        return report(thread).flatMap(WaitedFor::of).isPresent()
                && (last == null || endlessWait(last).isEmpty());
    }

    /** A row for each thread that died or waits silently, in the order in which they got there. */
    List<Row> rows() {
        List<Row> rows = threads.values().stream()
                .sorted(Comparator.comparingInt(this::lastStep))
                .flatMap(thread -> row(thread).stream())
                .toList();
        return rows.subList(Math.max(0, rows.size() - MOST_ROWS), rows.size());
    }

    private Optional<ThreadReport> report(int id) {
        return Optional.ofNullable(threads.get(id));
    }

    private int lastStep(ThreadReport thread) {
        TraceEvent event = lastEvents.get(thread.id());
        return event == null ? 0 : event.step();
    }

    private Optional<Row> row(ThreadReport thread) {
        Optional<String> words = Optional.empty();
        if (thread.state().equals("died")) words = Optional.of("dies");
        else if (waitsSilently(thread.id())) words = WaitedFor.of(thread).map(waited -> "waits for " + waited.words());
        String where = Frames.userLine(thread.stack()).map(line -> line + " ").orElse("");
        return words.map(text -> new Row(thread.id(), where + text, 1));
    }
}
