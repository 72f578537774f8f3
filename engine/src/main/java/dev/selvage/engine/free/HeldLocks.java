package dev.selvage.engine.free;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The locks that a thread holds, outermost first, each once; changed by that thread alone. */
final class HeldLocks {
    private @Nullable Object[] locks = new @Nullable Object[8];
    private int[] depths = new int[8];
    private int[] sites = new int[8];
    private int size;

    int size() {
        return size;
    }

    boolean holds(Object lock) {
        return indexOf(lock) >= 0;
    }

    /** Where the thread got the lock at that position. */
    int site(int position) {
        return sites[position];
    }

    /** Notes that the thread got the lock; false when it held it already. */
    boolean add(Object lock, int site) {
        int known = indexOf(lock);
        if (known >= 0) {
            depths[known]++;
            return false;
        }
        if (size == locks.length) grow();
        locks[size] = lock;
        depths[size] = 1;
        sites[size] = site;
        size++;
        return true;
    }

    /** Notes that the thread gave the lock up; false when it did so not for the last time, or never had it. */
    boolean remove(Object lock) {
        int known = indexOf(lock);
        if (known < 0 || --depths[known] > 0) return false;
        int behind = size - known - 1;
        System.arraycopy(locks, known + 1, locks, known, behind);
        System.arraycopy(depths, known + 1, depths, known, behind);
        System.arraycopy(sites, known + 1, sites, known, behind);
        locks[--size] = null;
        return true;
    }

    /** As somebody else sees it. */
    boolean seemToContain(Object lock) {
        for (Object held : locks) {
            if (held == lock) return true;
        }
        return false;
    }

    private int indexOf(Object lock) {
        for (int i = size - 1; i >= 0; i--) {
            if (locks[i] == lock) return i;
        }
        return -1;
    }

    private void grow() {
        locks = Arrays.copyOf(locks, 2 * size);
        depths = Arrays.copyOf(depths, 2 * size);
        sites = Arrays.copyOf(sites, 2 * size);
    }

    /** The lock at that position, or null when there is none any more. */
    @Nullable
    Object get(int position) {
        return position < size ? locks[position] : null;
    }

    /** As somebody else sees it, who must not expect more than a good guess. */
    List<Object> copy() {
        List<Object> all = new ArrayList<>();
        for (Object lock : locks.clone()) {
            if (lock != null) all.add(lock);
        }
        return all;
    }
}
