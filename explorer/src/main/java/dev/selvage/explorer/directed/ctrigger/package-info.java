/**
 * The analysis of CTrigger: from the profile of a run to a ranked list of unserializable interleavings that are feasible but
 * unlikely, and the control that brings one about. Start with {@link
 * dev.selvage.explorer.directed.ctrigger.InterleavingAnalysis}.
 *
 * <p>After S. Lu, S. Park, Y. Zhou: Finding atomicity-violation bugs through unserializable interleaving testing (TSE 2012).
 */
@NullMarked
package dev.selvage.explorer.directed.ctrigger;

import org.jspecify.annotations.NullMarked;
