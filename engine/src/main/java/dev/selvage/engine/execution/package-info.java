/**
 * Executes strands, strictly one at a time: an {@link dev.selvage.engine.execution.Engine} switches where it is told to.
 *
 * <p>Knows nothing of monitors, time or strategies, and takes no lock: whoever holds the baton is alone. Uses the runtime
 * only. Start reading at {@link dev.selvage.engine.execution.Engine}.
 */
@NullMarked
package dev.selvage.engine.execution;

import org.jspecify.annotations.NullMarked;
