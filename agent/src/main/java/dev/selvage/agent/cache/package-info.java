/**
 * Rewritten classes of the JDK, kept on disk from one JVM to the next.
 *
 * <p>Whatever is wrong with the files, they are then ignored, and classes are rewritten as if there were none. Start reading at
 * {@link dev.selvage.agent.cache.RewriteCache}.
 */
@NullMarked
package dev.selvage.agent.cache;

import org.jspecify.annotations.NullMarked;
