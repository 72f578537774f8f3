/**
 * What rewritten bytecode calls: hooks, the guard that keeps them cheap, and the table of program sites.
 *
 * <p>Lives in the boot class loader beside the JDK, so it has no dependency and uses no lambda, no string
 * concatenation by {@code invokedynamic} and no collection on its paths. All decisions are made by the
 * {@link dev.selvage.runtime.Director} that an engine puts in charge. Start reading at {@link dev.selvage.runtime.Guard}.
 */
@NullMarked
package dev.selvage.runtime;

import org.jspecify.annotations.NullMarked;
