/**
 * What searches share: the stack of abstract states, the steps of a run and what happens before what.
 *
 * <p>Start with {@link dev.selvage.explorer.search.SearchStack} and {@link dev.selvage.explorer.search.RunTracker}.
 */
@NullMarked
package dev.selvage.explorer.search;

import org.jspecify.annotations.NullMarked;
