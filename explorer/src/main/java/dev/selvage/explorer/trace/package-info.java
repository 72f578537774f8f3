/**
 * Turns the events of a run into the records of a report: objects get names, values become text.
 *
 * <p>The names depend on the run alone, never on the JVM, so that the same schedule gives the same trace everywhere. Start
 * reading at {@link dev.selvage.explorer.trace.TraceRecorder}.
 */
@NullMarked
package dev.selvage.explorer.trace;

import org.jspecify.annotations.NullMarked;
