/**
 * Race-directed testing: pairs of accesses that may race, and a walk that brings threads together at each.
 */
@NullMarked
package dev.selvage.explorer.strategy.directed.races;

import org.jspecify.annotations.NullMarked;
