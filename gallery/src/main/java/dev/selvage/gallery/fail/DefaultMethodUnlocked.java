package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** A default method calls two synchronized methods one after the other, and is not atomic itself. */
@Fails("assertion")
public final class DefaultMethodUnlocked {

    private interface Cell {
        int get();

        void set(int value);

        default void add(int amount) {
            set(get() + amount);
        }
    }

    private static final class Guarded implements Cell {
        private int value;

        @Override
        public synchronized int get() {
            return value;
        }

        @Override
        public synchronized void set(int wanted) {
            value = wanted;
        }
    }

    private DefaultMethodUnlocked() {}

    public static void main(String[] args) {
        Guarded cell = new Guarded();
        Threads.both(() -> cell.add(1), () -> cell.add(2));
        Check.equal(3, cell.get());
    }
}
