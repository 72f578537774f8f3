/** Criteria of coverage: what runs have shown. Start with {@link dev.selvage.api.criterion.Criterion}. */
@NullMarked
package dev.selvage.api.criterion;

import org.jspecify.annotations.NullMarked;
