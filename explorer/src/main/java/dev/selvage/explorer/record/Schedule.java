package dev.selvage.explorer.record;

/**
 * All that a run under control can be repeated from.
 *
 * @param choices ids of the chosen strands
 * @param steps the bound on its steps
 */
public record Schedule(int[] choices, long steps) {}
