package dev.selvage.explorer.directed.profile;

import java.util.Arrays;

/**
 * A vector clock: for each thread the last of its epochs that is known to be over before. Epochs are counted from 1; a thread
 * begins a new one whenever it has let others know about the one before.
 */
public final class OrderClock {
    private static final OrderClock EMPTY = new OrderClock(new int[0]);

    private final int[] epochs;

    private OrderClock(int[] epochs) {
        this.epochs = epochs;
    }

    /** Knows nobody. */
    public static OrderClock empty() {
        return EMPTY;
    }

    static OrderClock first(int thread) {
        return EMPTY.next(thread);
    }

    public int of(int thread) {
        return thread < epochs.length ? epochs[thread] : 0;
    }

    OrderClock next(int thread) {
        int[] longer = Arrays.copyOf(epochs, Math.max(epochs.length, thread + 1));
        longer[thread]++;
        return new OrderClock(longer);
    }

    OrderClock join(OrderClock other) {
        if (knows(other)) return this;
        if (other.knows(this)) return other;
        int[] joined = Arrays.copyOf(epochs, Math.max(epochs.length, other.epochs.length));
        for (int i = 0; i < other.epochs.length; i++) joined[i] = Math.max(joined[i], other.epochs[i]);
        return new OrderClock(joined);
    }

    private boolean knows(OrderClock other) {
        for (int i = 0; i < other.epochs.length; i++) {
            if (other.epochs[i] > of(i)) return false;
        }
        return true;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof OrderClock clock && knows(clock) && clock.knows(this);
    }

    @Override
    public int hashCode() {
        int hash = 0;
        for (int i = 0; i < epochs.length; i++) hash += (i + 1) * 31 * epochs[i];
        return hash;
    }

    @Override
    public String toString() {
        return Arrays.toString(epochs);
    }
}
