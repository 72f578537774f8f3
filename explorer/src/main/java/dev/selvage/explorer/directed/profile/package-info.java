/**
 * What one run did, as directed testing needs to know it: accesses and lock actions with their instruction, time, order
 * clock and critical sections. Independent of where it comes from: {@link
 * dev.selvage.explorer.directed.profile.ProfileBuilder} is told, {@link dev.selvage.explorer.directed.profile.Profiler} tells
 * it what happens in a controlled run.
 */
@NullMarked
package dev.selvage.explorer.directed.profile;

import org.jspecify.annotations.NullMarked;
