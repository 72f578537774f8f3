/**
 * Drivers for code with many synchronized blocks: the synchronized collections of the JDK, each in two forms, a cache, Commons
 * Pool and Commons VFS. None of them has a bug; what counts is which pairs of blocks the runs bring about. Calls that
 * lock two collections always lock them in the same order, so that no run hangs.
 */
package dev.selvage.bench.programs.tsa;
