/**
 * Strategies that repeat an earlier run: exactly, as far as it goes, or with another end.
 */
@NullMarked
package dev.selvage.explorer.strategy.repeat;

import org.jspecify.annotations.NullMarked;
