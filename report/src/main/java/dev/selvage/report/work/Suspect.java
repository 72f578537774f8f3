package dev.selvage.report.work;

import java.util.List;

/**
 * A run that failed and was not repeated yet, to be confirmed by another worker.
 *
 * @param run number of the run, from 1
 * @param signature the same for two runs that fail in the same way
 * @param choices its schedule, as ids of the chosen threads
 * @param steps the bound on its steps
 */
public record Suspect(
        long run, String kind, String message, String cause, String signature, List<Integer> choices, long steps) {}
