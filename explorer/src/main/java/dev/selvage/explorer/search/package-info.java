/**
 * What systematic strategies share: the stack of abstract states, the steps of a run with what they touch, dependence,
 * happens-before clocks, statements. Uses the engine's model only; start with {@link
 * dev.selvage.explorer.search.SearchStack} and {@link dev.selvage.explorer.search.RunTracker}.
 */
@NullMarked
package dev.selvage.explorer.search;

import org.jspecify.annotations.NullMarked;
