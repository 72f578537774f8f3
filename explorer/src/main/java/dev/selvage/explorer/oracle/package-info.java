/**
 * Oracles: each knows one kind of failure and recognises it in how a run ended. All are listed in
 * {@link dev.selvage.explorer.oracle.Oracles}.
 */
@NullMarked
package dev.selvage.explorer.oracle;

import org.jspecify.annotations.NullMarked;
