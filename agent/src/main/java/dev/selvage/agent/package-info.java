/**
 * The Java agent: puts the runtime into the boot loader, decides which class is treated how, and keeps the list of classes
 * that could not be rewritten.
 *
 * <p>Uses ASM and the runtime, and knows nothing of engines and strategies. Start reading at
 * {@link dev.selvage.agent.Agent}.
 */
@NullMarked
package dev.selvage.agent;

import org.jspecify.annotations.NullMarked;
