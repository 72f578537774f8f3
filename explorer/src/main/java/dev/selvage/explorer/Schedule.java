package dev.selvage.explorer;

/**
 * All that a run under control can be repeated from.
 *
 * @param choices ids of the chosen strands
 * @param steps the bound on its steps
 */
record Schedule(int[] choices, long steps) {}
