/**
 * A run that is made once more with all that it does recorded: {@link dev.selvage.explorer.record.RecordedRun}.
 */
@NullMarked
package dev.selvage.explorer.record;

import org.jspecify.annotations.NullMarked;
