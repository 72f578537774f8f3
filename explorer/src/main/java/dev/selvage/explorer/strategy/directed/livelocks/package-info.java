/**
 * Livelock-directed testing: a walk that repeats what led threads back to where they were.
 */
@NullMarked
package dev.selvage.explorer.strategy.directed.livelocks;

import org.jspecify.annotations.NullMarked;
