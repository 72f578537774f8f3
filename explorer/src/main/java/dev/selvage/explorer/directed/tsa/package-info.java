/**
 * The thread scheduling algorithm TSA: estimates from a run which pairs of lock statements can follow one another, and pauses
 * threads before locks so that uncovered pairs come about. Start with {@link
 * dev.selvage.explorer.directed.tsa.SchedulingController}.
 *
 * <p>After S. Hong, J. Ahn, S. Park, M. Kim, M. Harrold: Testing concurrent programs to achieve high synchronization coverage
 * (ISSTA 2012).
 */
@NullMarked
package dev.selvage.explorer.directed.tsa;

import org.jspecify.annotations.NullMarked;
