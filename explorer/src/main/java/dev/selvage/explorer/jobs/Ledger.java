package dev.selvage.explorer.jobs;

import dev.selvage.report.model.RunTally;
import dev.selvage.report.work.Suspect;
import dev.selvage.report.work.WorkDone;
import dev.selvage.report.work.WorkItem;
import dev.selvage.report.work.WorkerMessage.Found;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Which runs were given out, which are done, and what follows from them.
 *
 * <p>Runs are given out in the order of their numbers. A run counts only when no run before it ends the campaign, so that the
 * outcome is that of one worker which makes them one after the other, whoever is faster.
 */
final class Ledger {
    private final long maxRuns;
    private final TreeMap<Long, WorkItem> open = new TreeMap<>();
    private final TreeMap<Long, WorkDone> done = new TreeMap<>();
    private final TreeMap<Long, Found> found = new TreeMap<>();
    private final Map<Long, Long> progress = new HashMap<>();
    private final Set<String> settledSignatures = new HashSet<>();
    private RunTally settled = RunTally.none();
    private long next;
    private boolean closed;
    private @Nullable WorkDone stop;

    Ledger(long maxRuns) {
        this.maxRuns = maxRuns;
    }

    /** Gives out up to {@code size} runs, or nothing when there is nothing more to give. */
    Optional<WorkItem> giveOut(long size, long millis) {
        if (closed || stop != null || next >= maxRuns) return Optional.empty();
        WorkItem item = WorkItem.of(next, Math.min(size, maxRuns - next), millis);
        next = item.end();
        open.put(item.first(), item);
        return Optional.of(item);
    }

    /** Whether the first run is being made: nobody else may make one meanwhile, so that it does not find what others leave outside the JVM. */
    boolean isAtFirst() {
        return open.containsKey(0L) && progress.getOrDefault(0L, 0L) == 0;
    }

    /** Runs that nobody has got yet. */
    long left() {
        return maxRuns - next;
    }

    /** Gives out nothing any more. */
    void close() {
        closed = true;
    }

    void add(Found failure) {
        found.put(failure.report().run(), failure);
    }

    /** Whether an earlier run is known to fail in the same way. */
    boolean isKnown(Suspect suspect) {
        String signature = suspect.kind() + suspect.signature();
        if (settledSignatures.contains(signature)) return true;
        for (Found known : found.headMap(suspect.run()).values()) {
            if (known.signature().equals(signature)) return true;
        }
        return false;
    }

    void add(WorkDone item) {
        WorkItem asked = open.remove(item.first());
        if (asked == null) throw new IllegalStateException("nobody was asked for runs from " + item.first() + " on");
        progress.remove(item.first());
        done.put(item.first(), item);
        if (item.stopped() && (stop == null || item.first() < stop.first())) stop = item;
        // Fewer runs than asked for, and no reason in them: the time is up.
        if (!item.stopped() && item.end() < asked.end()) closed = true;
        settle();
    }

    void progress(long first, long runs) {
        if (open.containsKey(first)) progress.put(first, runs);
    }

    private void settle() {
        while (!done.isEmpty() && done.firstKey() < frontier()) {
            WorkDone item = done.pollFirstEntry().getValue();
            if (counts(item)) settled = settled.plus(item.tally());
        }
    }

    private boolean counts(WorkDone item) {
        return stop == null || item.first() <= stop.first();
    }

    /** All runs below this number are done. */
    private long frontier() {
        return open.isEmpty() ? next : open.firstKey();
    }

    /** Whether nothing that is still being done can change the outcome, and nothing more will be given out. */
    boolean isComplete() {
        if (stop != null) return frontier() > stop.first();
        return open.isEmpty() && (closed || next >= maxRuns);
    }

    /** Which runs were given out and are not done, in words; nothing if there are none. */
    Optional<String> unfinished() {
        if (open.isEmpty()) return Optional.empty();
        List<String> ranges = new ArrayList<>();
        long runs = 0;
        for (WorkItem item : open.values()) {
            ranges.add(item.runs() < 2 ? "" + (item.first() + 1) : (item.first() + 1) + " to " + item.end());
            runs += item.runs();
        }
        String numbers = "(number " + String.join(", ", ranges) + ")";
        return Optional.of(
                runs == 1
                        ? "the campaign ended while a worker was still busy with one of the runs " + numbers
                                + ", which does not count"
                        : "the campaign ended while workers were still busy with " + runs + " of the runs "
                                + numbers.replace("number ", "numbers ") + ", which do not count");
    }

    /** Why the campaign ended before its budget was spent, if it did. */
    Optional<String> stopReason() {
        return Optional.ofNullable(stop).map(WorkDone::reason);
    }

    /** Failures of which it has become certain that no earlier run shows the same; each is told once, in the order of runs. */
    List<Found> newlySettled() {
        return take(frontier());
    }

    /** The rest of the failures, when there is nothing more to come. */
    List<Found> remaining() {
        return take(Long.MAX_VALUE);
    }

    private List<Found> take(long end) {
        long last = stop == null ? end : Math.min(end, stop.end());
        List<Found> certain = new ArrayList<>();
        // Runs of a report count from 1: number n is the last one below n.
        while (!found.isEmpty() && found.firstKey() <= last) {
            Found next = found.pollFirstEntry().getValue();
            if (settledSignatures.add(next.signature())) certain.add(next);
        }
        return certain;
    }

    /** Runs that were made so far, those of unfinished items too. */
    long runsMade() {
        long runs = settled.runs();
        for (WorkDone item : done.values()) runs += item.tally().runs();
        for (long soFar : progress.values()) runs += soFar;
        return runs;
    }

    /** What was counted over the runs that count. */
    RunTally tally() {
        RunTally sum = settled;
        for (WorkDone item : done.values()) {
            if (counts(item)) sum = sum.plus(item.tally());
        }
        return sum;
    }
}
