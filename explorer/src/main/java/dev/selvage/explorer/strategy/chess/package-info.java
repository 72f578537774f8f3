/**
 * CHESS: iterative preemption bounding, with a cache of happens-before graphs.
 */
@NullMarked
package dev.selvage.explorer.strategy.chess;

import org.jspecify.annotations.NullMarked;
