package dev.selvage.report.model;

import java.util.List;

/**
 * One choice of a schedule.
 *
 * @param what {@code run} for the thread that goes on, {@code notify} for the waiter that is woken, {@code away} for a
 *     thread that waited outside the program and was not back when it was chosen
 * @param chosen id of the chosen thread
 * @param of ids of all threads that could be chosen, ascending
 */
public record Decision(String what, int chosen, List<Integer> of) {
    /** The choice as a number: the id, or its complement for a thread that was away. */
    public int code() {
        return what.equals("away") ? ~chosen : chosen;
    }
}
