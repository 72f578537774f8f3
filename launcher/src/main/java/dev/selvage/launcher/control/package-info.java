/**
 * Takes control of this JVM, which was started with the agent.
 *
 * <p>Comes before everything that links the engine. Start reading at {@link dev.selvage.launcher.control.Control}.
 */
@NullMarked
package dev.selvage.launcher.control;

import org.jspecify.annotations.NullMarked;
