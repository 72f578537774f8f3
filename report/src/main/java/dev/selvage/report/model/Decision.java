package dev.selvage.report.model;

import java.util.List;

/**
 * One choice of a schedule.
 *
 * @param what {@code run} for the thread that goes on, {@code notify} for the waiter that is woken
 * @param chosen id of the chosen thread
 * @param of ids of all threads that could be chosen, ascending
 */
public record Decision(String what, int chosen, List<Integer> of) {}
