package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;

/** Objects get their number among the arguments of {@code super(...)}, by a method that one thread at a time can be in. */
public final class NumberedUnderLock {
    private static int next;

    private NumberedUnderLock() {}

    private static synchronized int number() {
        return next++;
    }

    private static class Numbered {
        final int number;

        Numbered(int number) {
            this.number = number;
        }
    }

    private static final class Item extends Numbered {
        Item(int[] used) {
            super(used == null ? 0 : number());
        }
    }

    public static void main(String[] args) {
        int[] used = new int[1];
        Threads.both(() -> new Item(used), () -> new Item(used));
        Check.equal(2, next);
    }
}
