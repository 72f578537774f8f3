package dev.selvage.report.model;

import org.jspecify.annotations.Nullable;

/**
 * One event of a run.
 *
 * @param step position in the run, from 1
 * @param thread id of the thread
 * @param operation {@code read}, {@code write}, {@code update}, {@code lock}, {@code unlock}, {@code wait}, {@code notify},
 *     {@code notify-all}, {@code park}, {@code unpark}, {@code start}, {@code begin}, {@code end}, {@code join},
 *     {@code sleep}, {@code yield}, {@code interrupt}, {@code call}, {@code collection-call}
 * @param object name of the object, by class and order of appearance ({@code Counter#1}); null for statics and where there
 *     is none
 * @param member field ({@code Counter.value}), array element ({@code [3]}) or called method ({@code ReentrantLock.lock})
 * @param value what was read or written, as text; null where there is none
 * @param where the user's line
 * @param library the library method inside which it happened ({@code java.util.ArrayList.add:486}); null in user code
 * @param blocked whether the thread had to wait here
 */
public record TraceEvent(
        int step,
        int thread,
        String operation,
        @Nullable String object,
        @Nullable String member,
        @Nullable String value,
        @Nullable SourceLine where,
        @Nullable String library,
        boolean blocked) {
    /** The same event with a value, which is known only after the event happened. */
    public TraceEvent withValue(String newValue) {
        return new TraceEvent(step, thread, operation, object, member, newValue, where, library, blocked);
    }
}
