/**
 * What matters in a failure, and in what words: the part of a report that does not depend on where it is shown.
 *
 * <p>Works on the records of {@code model} and on nothing else. Start reading at
 * {@link dev.selvage.report.explain.Interleaving}, then {@link dev.selvage.report.explain.RelevantEvents}.
 */
@NullMarked
package dev.selvage.report.explain;

import org.jspecify.annotations.NullMarked;
