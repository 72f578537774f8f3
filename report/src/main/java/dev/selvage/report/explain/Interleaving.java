package dev.selvage.report.explain;

import dev.selvage.report.model.FailureReport;
import dev.selvage.report.model.TraceEvent;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The way to a failure: what the threads did that matters, in order of time.
 *
 * @param rows the last of the events that matter; equal ones in a row are told once
 * @param earlier number of events that matter and come before the first row
 */
public record Interleaving(List<Row> rows, int earlier) {
    private static final int MOST_ROWS = 40;

    /** What a thread did, once or several times in a row. */
    public record Row(int thread, String text, int times) {

        /** {@code reads flag = false (37 times)}. */
        public String words() {
            return times == 1 ? text : text + " (" + times + " times)";
        }

        private boolean repeats(Row other) {
            return thread == other.thread && text.equals(other.text);
        }
    }

    public static Interleaving of(FailureReport failure) {
        List<TraceEvent> events = RelevantEvents.of(failure);
        Endings endings = new Endings(failure);
        EventWords words = new EventWords(new MemoryNames(events), endings);
        List<Row> latestFirst = new ArrayList<>();
        int left = events.size();
        while (left > 0) {
            TraceEvent event = events.get(left - 1);
            if (!take(new Row(event.thread(), words.describe(event), 1), latestFirst)) break;
            left--;
        }
        Collections.reverse(latestFirst);
        latestFirst.addAll(endings.rows());
        return new Interleaving(List.copyOf(latestFirst), left);
    }

    /** Adds a row before those taken so far, or tells that there is no room for it. */
    private static boolean take(Row row, List<Row> latestFirst) {
        int first = latestFirst.size() - 1;
        if (first >= 0 && row.repeats(latestFirst.get(first))) {
            latestFirst.set(
                    first,
                    new Row(row.thread(), row.text(), latestFirst.get(first).times() + 1));
            return true;
        }
        return latestFirst.size() < MOST_ROWS && latestFirst.add(row);
    }

    /** Ids of the threads that have rows, ascending. */
    public List<Integer> threads() {
        return rows.stream().map(Row::thread).distinct().sorted().toList();
    }
}
