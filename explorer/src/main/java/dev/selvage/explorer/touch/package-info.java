/**
 * What an operation touches: {@link dev.selvage.explorer.touch.Dependence} gives the locations of a step, {@link
 * dev.selvage.explorer.touch.Footprint} keeps them. Whether two steps depend on one another follows from that alone.
 */
@NullMarked
package dev.selvage.explorer.touch;

import org.jspecify.annotations.NullMarked;
