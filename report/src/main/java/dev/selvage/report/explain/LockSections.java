package dev.selvage.report.explain;

import dev.selvage.report.model.TraceEvent;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The stretches of a trace in which threads hold locks. Positions are those in the trace. */
final class LockSections {

    /** From the event that takes a lock to the one that gives it back; {@code left} is -1 when none does. */
    private record Section(int thread, String lock, int entered, int left) {}

    private final List<TraceEvent> trace;
    private final List<Section> sections = new ArrayList<>();
    private final Map<Integer, Deque<Section>> open = new HashMap<>();

    LockSections(List<TraceEvent> trace) {
        this.trace = trace;
        for (int at = 0; at < trace.size(); at++) follow(trace.get(at), at);
        open.values().forEach(sections::addAll);
    }

    private void follow(TraceEvent event, int at) {
        String lock = event.object();
        if (lock == null) return;
        Deque<Section> held = open.computeIfAbsent(event.thread(), unseen -> new ArrayDeque<>());
        switch (Role.of(event)) {
            case ACQUIRE -> held.push(new Section(event.thread(), lock, at, -1));
            case RELEASE -> close(held, lock, at);
            default -> {}
        }
    }

    private void close(Deque<Section> held, String lock, int at) {
        for (Iterator<Section> innermostFirst = held.iterator(); innermostFirst.hasNext(); ) {
            Section section = innermostFirst.next();
            if (!section.lock().equals(lock)) continue;
            innermostFirst.remove();
            sections.add(new Section(section.thread(), lock, section.entered(), at));
            return;
        }
    }

    /** The events that took one of these locks, or wait for it, and have not given it back. */
    BitSet stillOpen(Set<String> locks) {
        BitSet entries = new BitSet();
        for (Section section : sections) {
            if (section.left() < 0 && locks.contains(section.lock())) entries.set(section.entered());
        }
        return entries;
    }

    /** The events that take and give back the locks under which the given events happened. */
    BitSet around(BitSet events) {
        Map<Integer, BitSet> byThread = new HashMap<>();
        events.stream()
                .forEach(at -> byThread.computeIfAbsent(trace.get(at).thread(), unseen -> new BitSet())
                        .set(at));
        BitSet ends = new BitSet();
        for (Section section : sections) {
            BitSet ofThread = byThread.get(section.thread());
            if (ofThread == null || !encloses(section, ofThread)) continue;
            ends.set(section.entered());
            if (section.left() >= 0) ends.set(section.left());
        }
        return ends;
    }

    private static boolean encloses(Section section, BitSet events) {
        int next = events.nextSetBit(section.entered());
        return next >= 0 && (section.left() < 0 || next < section.left());
    }
}
