/**
 * A run as plug-ins see it: events that have happened, choices that are to be made, and how it ended.
 *
 * <p>{@link dev.selvage.api.run.Action} is the common part of what has happened and what is about to. Views of events and choices are cursors:
 * valid during the call that gets them, and the same object again at the next.
 */
@NullMarked
package dev.selvage.api.run;

import org.jspecify.annotations.NullMarked;
