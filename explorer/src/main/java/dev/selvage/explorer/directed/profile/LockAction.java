package dev.selvage.explorer.directed.profile;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The acquisition of a lock in a run; that of a lock which the thread holds already is none.
 *
 * @param held the critical sections in which it lies, outermost first
 * @param order the clock of all order synchronization
 * @param creation the clock of thread creation alone
 */
public record LockAction(
        int thread,
        int lock,
        Location location,
        List<CriticalSection> held,
        OrderClock order,
        OrderClock creation,
        long time) {

    /** The locks that are held when it begins. */
    public Set<Integer> lockset() {
        Set<Integer> locks = new HashSet<>();
        for (CriticalSection section : held) locks.add(section.lock());
        return locks;
    }

    /** The locks that are held, without a break, from here to a later action of the same thread. */
    public Set<Integer> locksetTo(LockAction later) {
        Set<Integer> locks = new HashSet<>();
        for (CriticalSection section : held) {
            if (later.held.contains(section)) locks.add(section.lock());
        }
        return locks;
    }

    /** Whether it comes before {@code other} of another thread because it comes before that thread is created. */
    public boolean isBeforeCreationOf(LockAction other) {
        return creation.of(thread) <= other.creation.of(thread);
    }

    /** Whether order synchronization makes it come before {@code other} of another thread. */
    public boolean isBefore(LockAction other) {
        return order.of(thread) <= other.order.of(thread);
    }
}
