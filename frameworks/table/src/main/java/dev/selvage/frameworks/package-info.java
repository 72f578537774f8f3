/**
 * Runs the programs of all frameworks with the built command, and says whether each came out as it must.
 * Uses the files that the build leaves, never classes of Selvage. Start at {@link dev.selvage.frameworks.FrameworkTable}.
 */
@NullMarked
package dev.selvage.frameworks;

import org.jspecify.annotations.NullMarked;
