/**
 * Deadlock-directed testing: cycles in the order of locks, and a walk that makes threads meet in each.
 */
@NullMarked
package dev.selvage.explorer.strategy.directed.deadlocks;

import org.jspecify.annotations.NullMarked;
