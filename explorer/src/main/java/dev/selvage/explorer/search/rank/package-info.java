/**
 * Ranking of schedules by context bound, variables, threads and loop iterations: the ranks in their order, the priority
 * orders of threads, and the points at which threads are switched.
 */
@NullMarked
package dev.selvage.explorer.search.rank;

import org.jspecify.annotations.NullMarked;
