/**
 * How the runs of a campaign are made under control, repeated where they did not do what they should, and accounted for. Start with
 * {@link dev.selvage.explorer.runner.ControlledRunner}.
 */
@NullMarked
package dev.selvage.explorer.runner;

import org.jspecify.annotations.NullMarked;
