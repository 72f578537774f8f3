package dev.selvage.explorer.directed.profile;

import org.jspecify.annotations.Nullable;

/**
 * What a thread is about to do.
 *
 * @param kind how it accesses memory, or null when it acquires a lock
 * @param object number of the memory or of the lock
 */
public record Upcoming(int thread, @Nullable Kind kind, int object, Location location) {
    static Upcoming lock(int thread, int lock, Location location) {
        return new Upcoming(thread, null, lock, location);
    }

    public boolean isLock() {
        return kind == null;
    }
}
