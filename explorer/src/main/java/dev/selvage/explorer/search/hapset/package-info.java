/**
 * History-aware predecessor sets: statements, the sets of statements that came right before them in other threads, and how
 * they are learned from the events of a run. Start with {@link dev.selvage.explorer.search.hapset.HapSets}.
 */
@NullMarked
package dev.selvage.explorer.search.hapset;

import org.jspecify.annotations.NullMarked;
