/**
 * Decorators that also let threads be slow: time passes though they could go on.
 */
@NullMarked
package dev.selvage.explorer.strategy.slow;

import org.jspecify.annotations.NullMarked;
