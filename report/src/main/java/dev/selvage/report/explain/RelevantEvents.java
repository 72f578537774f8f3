package dev.selvage.report.explain;

import dev.selvage.report.model.FailureReport;
import dev.selvage.report.model.ThreadReport;
import dev.selvage.report.model.TraceEvent;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * Chooses the events of a trace that explain the failure.
 *
 * <ul>
 *   <li>For a deadlock: how the locks of the wait-for cycle were taken and not given back.
 *   <li>For a lost wake-up: what happened to the objects that are waited on, and all accesses to shared memory.
 *   <li>For every other failure: accesses to shared memory, with the locks held around them.
 *   <li>Always: starts, joins, interrupts and parks of the threads that take part, and the last event of each that does
 *       not merely precede an endless wait.
 * </ul>
 */
public final class RelevantEvents {
    private final FailureReport failure;
    private final List<TraceEvent> trace;

    private RelevantEvents(FailureReport failure) {
        this.failure = failure;
        this.trace = failure.trace();
    }

    /** The events that matter, in the order of the trace. */
    public static List<TraceEvent> of(FailureReport failure) {
        return new RelevantEvents(failure).choose();
    }

    private List<TraceEvent> choose() {
        BitSet chosen = core();
        Set<Integer> threads = participants(chosen);
        chosen.or(matching(new ThreadEvents(failure.threads(), threads)));
        chosen.or(lastOf(threads));
        return chosen.stream().mapToObj(trace::get).toList();
    }

    private BitSet core() {
        BitSet core = new BitSet();
        if (failure.kind().equals("deadlock")) core = new LockSections(trace).stillOpen(lockedUp());
        if (failure.kind().equals("lost-wakeup")) core = wakeUps();
        return core.isEmpty() ? guardedAccesses() : core;
    }

    private BitSet guardedAccesses() {
        BitSet accesses = matching(new SharedMemory(trace)::contains);
        BitSet locks = new LockSections(trace).around(accesses);
        accesses.or(locks);
        return accesses;
    }

    private BitSet wakeUps() {
        Set<String> objects = waitedFor(failure.threads());
        BitSet wakeUps = matching(event -> objects.contains(event.object()) && !isLocking(event));
        if (!wakeUps.isEmpty()) wakeUps.or(matching(new SharedMemory(trace)::contains));
        return wakeUps;
    }

    private static boolean isLocking(TraceEvent event) {
        Role role = Role.of(event);
        return role == Role.ACQUIRE || role == Role.RELEASE;
    }

    /** The locks of the cycle; where the threads tell of no cycle, all that anyone waits for. */
    private Set<String> lockedUp() {
        return WaitCycle.among(failure.threads())
                .map(cycle -> cycle.links().stream().map(WaitCycle.Link::lock).collect(Collectors.toSet()))
                .orElseGet(() -> waitedFor(failure.threads()));
    }

    private static Set<String> waitedFor(List<ThreadReport> threads) {
        Set<String> names = new HashSet<>();
        for (ThreadReport thread : threads) {
            WaitedFor.of(thread).ifPresent(waited -> names.add(waited.name()));
        }
        return names;
    }

    private Set<Integer> participants(BitSet chosen) {
        Set<Integer> threads = new HashSet<>();
        chosen.stream().forEach(at -> threads.add(trace.get(at).thread()));
        for (ThreadReport thread : failure.threads()) {
            if (!thread.state().equals("finished")) threads.add(thread.id());
        }
        return threads;
    }

    private BitSet matching(Predicate<TraceEvent> condition) {
        BitSet matching = new BitSet();
        for (int at = 0; at < trace.size(); at++) {
            if (condition.test(trace.get(at))) matching.set(at);
        }
        return matching;
    }

    private BitSet lastOf(Set<Integer> threads) {
        Map<Integer, Integer> last = new HashMap<>();
        for (int at = 0; at < trace.size(); at++) last.put(trace.get(at).thread(), at);
        BitSet chosen = new BitSet();
        Endings endings = new Endings(failure);
        last.forEach((thread, at) -> {
            if (threads.contains(thread) && !endings.waitsSilently(thread)) chosen.set(at);
        });
        return chosen;
    }
}
