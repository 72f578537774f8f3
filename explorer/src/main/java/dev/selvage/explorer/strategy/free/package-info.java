/**
 * Strategies of free runs that know nothing of the program: stress and noise.
 */
@NullMarked
package dev.selvage.explorer.strategy.free;

import org.jspecify.annotations.NullMarked;
