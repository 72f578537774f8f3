/**
 * Criteria of coverage that can be measured under every controlled strategy, besides what a strategy measures itself. Start
 * with {@link dev.selvage.explorer.coverage.CoverageCriteria}.
 */
@NullMarked
package dev.selvage.explorer.coverage;

import org.jspecify.annotations.NullMarked;
