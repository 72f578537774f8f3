/** Oracles: whether a run is a failure. Start with {@link dev.selvage.api.oracle.Oracle}. */
@NullMarked
package dev.selvage.api.oracle;

import org.jspecify.annotations.NullMarked;
