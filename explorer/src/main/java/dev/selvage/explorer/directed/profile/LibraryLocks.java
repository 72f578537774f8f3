package dev.selvage.explorer.directed.profile;

import dev.selvage.runtime.Operation;
import java.util.HashMap;
import java.util.Map;

/**
 * Follows the locks of {@code java.util.concurrent} through the calls of a controlled run. A call is known when it begins;
 * whether the lock was free then shows by whether the thread parks before it does anything else.
 */
final class LibraryLocks {
    private final ProfileBuilder builder;
    private final Map<Integer, Attempt> attempts = new HashMap<>();
    private final Map<Integer, Map<Integer, Integer>> depths = new HashMap<>();

    private static final class Attempt {
        final int lock;
        final Location location;
        final long time;
        final boolean mayGiveUp;
        boolean parked;

        Attempt(int lock, Location location, long time, boolean mayGiveUp) {
            this.lock = lock;
            this.location = location;
            this.time = time;
            this.mayGiveUp = mayGiveUp;
        }
    }

    LibraryLocks(ProfileBuilder builder) {
        this.builder = builder;
    }

    /** Whether a call of that method acquires the lock. */
    static boolean acquires(String method) {
        return method.equals("lock") || method.equals("lockInterruptibly") || method.equals("tryLock");
    }

    void call(int thread, int lock, String method, Location location, long time) {
        if (acquires(method)) acquire(thread, lock, method, location, time);
        else if (method.equals("unlock")) release(thread, lock, time);
    }

    private void acquire(int thread, int lock, String method, Location location, long time) {
        Map<Integer, Integer> mine = depths.computeIfAbsent(thread, unknown -> new HashMap<>());
        if (mine.getOrDefault(lock, 0) > 0) mine.merge(lock, 1, Integer::sum);
        else attempts.put(thread, new Attempt(lock, location, time, method.equals("tryLock")));
    }

    private void release(int thread, int lock, long time) {
        Map<Integer, Integer> mine = depths.getOrDefault(thread, Map.of());
        int depth = mine.getOrDefault(lock, 0);
        if (depth == 0) return;
        mine.put(lock, depth - 1);
        if (depth == 1) builder.unlock(thread, lock, time);
    }

    /** Whether the thread is acquiring a lock, as far as is known. */
    boolean isAcquiring(int thread) {
        return attempts.containsKey(thread);
    }

    /** Whether another thread has just acquired the lock and done nothing since. */
    boolean isTakenByOther(int thread, int lock) {
        return attempts.entrySet().stream()
                .anyMatch(
                        other -> other.getKey() != thread && other.getValue().lock == lock && !other.getValue().parked);
    }

    /** The attempt of the thread has failed. */
    void failed(int thread) {
        attempts.remove(thread);
    }

    /** The thread makes another event. */
    void goesOn(int thread, Operation next, long time) {
        Attempt attempt = attempts.get(thread);
        if (attempt == null) return;
        if (next == Operation.PARK) {
            attempt.parked = true;
            return;
        }
        attempts.remove(thread);
        // Whether a wait with a limit was successful is not known: better no section than one that there was not.
        if (attempt.parked && attempt.mayGiveUp) return;
        builder.lock(thread, attempt.lock, attempt.location, attempt.parked ? time : attempt.time);
        depths.computeIfAbsent(thread, unknown -> new HashMap<>()).put(attempt.lock, 1);
    }

    /** The thread waits for a condition of one of its locks: whatever it holds may be given up in between. */
    void awaits(int thread, Location location, long time) {
        depths.getOrDefault(thread, Map.of()).forEach((lock, depth) -> {
            if (depth == 0) return;
            builder.unlock(thread, lock, time);
            builder.enter(thread, lock, location, time);
        });
    }
}
