package dev.selvage.engine.free;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock.WriteLock;
import org.jspecify.annotations.Nullable;

/** What the locks of {@code java.util.concurrent} tell the thread that uses them. */
final class LibraryLocks {
    private LibraryLocks() {}

    /** Whether the calling thread has not got a lock for which it tried, as far as the lock can tell. */
    static boolean isMissing(Object lock) {
        if (lock instanceof ReentrantLock reentrant) return !reentrant.isHeldByCurrentThread();
        if (lock instanceof WriteLock write) return !write.isHeldByCurrentThread();
        return lock instanceof ReentrantReadWriteLock.ReadLock;
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
