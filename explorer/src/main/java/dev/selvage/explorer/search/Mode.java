package dev.selvage.explorer.search;

/** How a step touches a location. */
public enum Mode {
    /** Depends on writes. */
    READ,
    /** Depends on reads and writes. */
    WRITE,
    /** Comes before the later accesses, but can never be exchanged with one: an unlock, the end that a join waits for. */
    ORDER
}
