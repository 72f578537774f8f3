package dev.selvage.engine.free;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock.WriteLock;
import org.jspecify.annotations.Nullable;

/** The locks of {@code java.util.concurrent}, and what they tell the thread that uses them. */
public final class LibraryLocks {
    private static final String WRITE_VIEW = "java.util.concurrent.locks.StampedLock$WriteLockView";

    private LibraryLocks() {}

    /** Whether only one thread at a time can hold it. Of a lock that the program has made itself nobody knows. */
    public static boolean isExclusive(@Nullable Object lock) {
        return lock instanceof ReentrantLock
                || lock instanceof WriteLock
                || lock != null && lock.getClass().getName().equals(WRITE_VIEW);
    }

    /** Whether the calling thread has not got a lock for which it tried, as far as the lock can tell. */
    static boolean isMissing(Object lock) {
        if (lock instanceof ReentrantLock reentrant) return !reentrant.isHeldByCurrentThread();
        return lock instanceof WriteLock write && !write.isHeldByCurrentThread();
    }

    /** The lock, of those that the calling thread holds, to which the condition belongs; or null. */
    static @Nullable Object lockOf(Condition condition, HeldLocks held) {
        for (int i = held.size() - 1; i >= 0; i--) {
            if (held.get(i) instanceof ReentrantLock lock && isOf(condition, lock)) return lock;
        }
        return null;
    }

    private static boolean isOf(Condition condition, ReentrantLock lock) {
        try {
            lock.hasWaiters(condition);
            return true;
        } catch (IllegalArgumentException | IllegalMonitorStateException another) {
            return false;
        }
    }
}
