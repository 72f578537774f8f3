/**
 * Strategies: which schedule each run follows.
 *
 * <p>{@link dev.selvage.api.strategy.Strategy} has two methods. The other interfaces are roles, which a strategy may implement, too, as is {@link
 * dev.selvage.api.run.LearnsFromEvents}; {@link dev.selvage.api.strategy.StrategyContext} has what it can be composed of.
 */
@NullMarked
package dev.selvage.api.strategy;

import org.jspecify.annotations.NullMarked;
