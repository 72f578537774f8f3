/**
 * Strategies that draw each run by itself: random walk, random priorities (PCT), partial order sampling, selectively uniform random walk.
 */
@NullMarked
package dev.selvage.explorer.strategy.sampling;

import org.jspecify.annotations.NullMarked;
