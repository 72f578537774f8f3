package dev.selvage.report.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A thread that goes round a loop for ever, since nothing that it looks at changes any more.
 *
 * @param thread id of the thread
 * @param round the events of its last round; all later ones would be the same
 * @param awaited what it looked at in that round: the loop ends only when some of it changes
 */
public record EndlessLoop(int thread, List<TraceEvent> round, List<Awaited> awaited) {

    /**
     * A field, an array element or an object of the library at which the loop looks.
     *
     * @param object as in an event
     * @param member as in an event; null for an object of the library, whatever the method
     * @param value what the loop saw last; null where that is not known
     * @param lastChange the last event that changed it; null when the run had none
     * @param writers threads that are in a method that writes it, with the line that does
     */
    public record Awaited(
            @Nullable String object,
            @Nullable String member,
            @Nullable String value,
            @Nullable TraceEvent lastChange,
            List<Writer> writers) {}

    /** A thread that would write what others wait for, if it came to that line. */
    public record Writer(int thread, SourceLine where) {}
}
