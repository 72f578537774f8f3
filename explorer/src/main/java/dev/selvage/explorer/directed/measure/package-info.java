/** Figures of the criteria over many runs, whoever makes them; start with {@link dev.selvage.explorer.directed.measure.Criteria}. */
@NullMarked
package dev.selvage.explorer.directed.measure;

import org.jspecify.annotations.NullMarked;
