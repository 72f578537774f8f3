/**
 * The rewriting of one class: small passes over its methods, each for one kind of instruction, that insert calls of the
 * runtime's hooks.
 *
 * <p>Uses ASM's tree form and never recomputes frames: what a pass stores lives either between two instructions or in a
 * local that it adds to the frames itself. Start reading at {@link dev.selvage.agent.rewrite.ClassRewriter}.
 */
@NullMarked
package dev.selvage.agent.rewrite;

import org.jspecify.annotations.NullMarked;
