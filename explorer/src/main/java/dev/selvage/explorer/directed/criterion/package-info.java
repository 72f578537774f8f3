/**
 * What a run of a concurrent program can be said to cover: interleavings of three accesses, pairs of lock statements, and the
 * sizes of the spaces that the criteria span. All of it observes profiles and so works under every strategy.
 */
@NullMarked
package dev.selvage.explorer.directed.criterion;

import org.jspecify.annotations.NullMarked;
