/**
 * Dynamic partial order reduction: one schedule for each class of equivalent ones.
 */
@NullMarked
package dev.selvage.explorer.strategy.reduction;

import org.jspecify.annotations.NullMarked;
