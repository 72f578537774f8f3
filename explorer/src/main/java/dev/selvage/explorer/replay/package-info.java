/**
 * Failures of earlier campaigns, made to happen again: by their schedule ({@link dev.selvage.explorer.replay.Replay}), or by holding threads
 * up where a free run held them up.
 */
@NullMarked
package dev.selvage.explorer.replay;

import org.jspecify.annotations.NullMarked;
