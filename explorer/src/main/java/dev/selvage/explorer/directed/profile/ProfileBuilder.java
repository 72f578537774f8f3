package dev.selvage.explorer.directed.profile;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Follows what it is told about a run, in its order, and tells accesses and lock actions with all that belongs to them;
 * threads, objects and locks go by numbers.
 */
public final class ProfileBuilder {
    private final ProfileObserver observer;
    private final Map<Integer, ThreadState> threads = new HashMap<>();

    /** Where a thread is. */
    private static final class ThreadState {
        OrderClock order;
        OrderClock creation;
        List<CriticalSection> sections = List.of();

        @Nullable
        Access last;

        ThreadState(int thread) {
            order = OrderClock.first(thread);
            creation = OrderClock.first(thread);
        }
    }

    public ProfileBuilder(ProfileObserver observer) {
        this.observer = observer;
    }

    private ThreadState state(int thread) {
        return threads.computeIfAbsent(thread, ThreadState::new);
    }

    // ---- memory

    public void access(int thread, Kind kind, int object, Location location, long time) {
        ThreadState state = state(thread);
        Access access = new Access(thread, kind, object, location, time, state.order, state.sections);
        state.last = access;
        observer.accessed(access);
    }

    /** The last access of the thread has changed nothing. */
    public void unchanged(int thread) {
        Access last = state(thread).last;
        if (last != null) last.readsOnly();
    }

    // ---- locks

    /** The thread acquires a lock that it does not hold. */
    public void lock(int thread, int lock, Location location, long time) {
        ThreadState state = state(thread);
        observer.locked(new LockAction(thread, lock, location, state.sections, state.order, state.creation, time));
        enter(thread, lock, location, time);
    }

    /** The thread is in a critical section from now on, without a lock action: it has a lock back that it gave up to wait. */
    public void enter(int thread, int lock, Location location, long time) {
        ThreadState state = state(thread);
        List<CriticalSection> sections = new ArrayList<>(state.sections);
        sections.add(new CriticalSection(lock, location, time));
        state.sections = List.copyOf(sections);
    }

    /** The thread releases the lock altogether. */
    public void unlock(int thread, int lock, long time) {
        ThreadState state = state(thread);
        List<CriticalSection> left = new ArrayList<>(state.sections);
        left.removeIf(section -> {
            boolean over = section.lock() == lock;
            if (over) section.end(time);
            return over;
        });
        state.sections = List.copyOf(left);
    }

    /** Whether a thread other than this one holds the lock. */
    public boolean isHeldByOther(int thread, int lock) {
        for (Map.Entry<Integer, ThreadState> other : threads.entrySet()) {
            if (other.getKey() == thread) continue;
            for (CriticalSection section : other.getValue().sections) {
                if (section.lock() == lock) return true;
            }
        }
        return false;
    }

    // ---- order synchronization

    public void fork(int parent, int child) {
        ThreadState creator = state(parent);
        ThreadState created = state(child);
        created.order = created.order.join(creator.order);
        created.creation = created.creation.join(creator.creation);
        creator.order = creator.order.next(parent);
        creator.creation = creator.creation.next(parent);
    }

    /** The thread lets others know what it has done so far; returns that. */
    public OrderClock release(int thread) {
        ThreadState state = state(thread);
        OrderClock released = state.order;
        state.order = released.next(thread);
        return released;
    }

    /** What was released comes before everything that the thread does from now on. */
    public void acquire(int thread, OrderClock released) {
        ThreadState state = state(thread);
        state.order = state.order.join(released);
    }
}
