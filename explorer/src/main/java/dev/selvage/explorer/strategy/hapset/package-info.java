/**
 * Fusion: coverage-guided search with history-aware predecessor sets. {@link dev.selvage.explorer.strategy.hapset.HapSetStrategy} is the
 * search, {@link dev.selvage.explorer.strategy.hapset.Learner} fills the sets from the events of a run.
 */
@NullMarked
package dev.selvage.explorer.strategy.hapset;

import org.jspecify.annotations.NullMarked;
