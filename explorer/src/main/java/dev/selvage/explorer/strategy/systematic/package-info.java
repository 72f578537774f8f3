/**
 * Depth-first search over all schedules, from which the bounded searches and the reductions derive.
 */
@NullMarked
package dev.selvage.explorer.strategy.systematic;

import org.jspecify.annotations.NullMarked;
