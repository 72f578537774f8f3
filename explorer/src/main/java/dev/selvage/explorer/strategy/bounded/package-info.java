/**
 * Searches that begin with the schedules that cost least: preemptions or delays.
 */
@NullMarked
package dev.selvage.explorer.strategy.bounded;

import org.jspecify.annotations.NullMarked;
