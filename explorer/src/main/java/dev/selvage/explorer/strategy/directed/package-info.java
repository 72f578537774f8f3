/**
 * Strategies that predict what could fail from a run and then bring it about: CTrigger and TSA, free-running and under control. What they share
 * with the coverage criteria is in {@code explorer.directed}.
 */
@NullMarked
package dev.selvage.explorer.strategy.directed;

import org.jspecify.annotations.NullMarked;
