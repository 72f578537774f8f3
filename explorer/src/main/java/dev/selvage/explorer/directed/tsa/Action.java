package dev.selvage.explorer.directed.tsa;

import dev.selvage.explorer.directed.profile.Location;

/**
 * The next action of a thread.
 *
 * @param isLock whether it acquires a lock
 * @param operand the lock
 */
public record Action(int thread, boolean isLock, int operand, Location loc) {
    public static Action lock(int thread, int lock, Location loc) {
        return new Action(thread, true, lock, loc);
    }

    /** Anything else. */
    public static Action other(int thread, Location loc) {
        return new Action(thread, false, 0, loc);
    }
}
