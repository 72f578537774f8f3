package dev.selvage.api.report;

import dev.selvage.api.run.Place;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A failure with the run that shows it.
 *
 * @param number in the order of discovery, from 1
 * @param cause one sentence that says what went wrong
 * @param run the number of the run, from 1
 * @param file what {@code selvage replay} reads
 * @param doubt why it does not count; null when it does
 * @param trace every event of the run
 */
public record ReportedFailure(
        int number,
        String kind,
        String message,
        String cause,
        long run,
        Path file,
        @Nullable String doubt,
        List<TracedEvent> trace) {
    /**
     * An event of the run.
     *
     * @param operation what was done, as {@code notify-all}
     * @param object name of the object, by class and order of appearance; null where there is none
     * @param member the field, the element or the method; null where there is none
     * @param value what was read or written, as text; null where it is not known
     * @param place the program's line; null where it is not known
     */
    public record TracedEvent(
            int thread,
            String threadName,
            String operation,
            @Nullable String object,
            @Nullable String member,
            @Nullable String value,
            @Nullable Place place) {}
}
