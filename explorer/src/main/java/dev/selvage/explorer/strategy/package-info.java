/**
 * Strategies: which schedule to run next. One class for each, all registered in
 * {@link dev.selvage.explorer.strategy.Strategies}.
 *
 * <p>A strategy lives across the runs of a campaign and sees nothing but choice points and results.
 */
@NullMarked
package dev.selvage.explorer.strategy;

import org.jspecify.annotations.NullMarked;
