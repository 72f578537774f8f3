/**
 * Strategies: which schedule to run next. Each family has a package of its own below, with all that is its own; {@link
 * dev.selvage.explorer.strategy.ExplorationStrategy} is what they implement. They are registered in {@code register.Strategies}.
 *
 * <p>A strategy lives across the runs of a campaign and sees nothing but choice points, events and results.
 */
@NullMarked
package dev.selvage.explorer.strategy;

import org.jspecify.annotations.NullMarked;
