/**
 * What strategies share: the stack of abstract states, the steps of a run with what they touch, dependence,
 * happens-before clocks, statements; and for those that sample, what threads use how often and what of it races. Uses the engine's model only; start
 * with {@link dev.selvage.explorer.search.SearchStack} and {@link dev.selvage.explorer.search.RunTracker}, or {@link
 * dev.selvage.explorer.search.EventCounts} and {@link dev.selvage.explorer.search.PendingAccess}.
 */
@NullMarked
package dev.selvage.explorer.search;

import org.jspecify.annotations.NullMarked;
