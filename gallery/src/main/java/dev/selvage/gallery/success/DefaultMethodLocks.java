package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;

/** A default method of an interface locks the object that implements it, as an inner class locks its outer object. */
public final class DefaultMethodLocks {

    private interface Counter {
        void add(int amount);

        default void addAll(int... amounts) {
            synchronized (this) {
                for (int amount : amounts) {
                    add(amount);
                }
            }
        }
    }

    private final class Inner implements Counter {
        private int sum;

        @Override
        public void add(int amount) {
            synchronized (DefaultMethodLocks.this) {
                sum += amount;
            }
        }
    }

    public static void main(String[] args) {
        Inner counter = new DefaultMethodLocks().new Inner();
        Threads.both(() -> counter.addAll(1, 2), () -> counter.addAll(3));
        Check.equal(6, counter.sum);
    }
}
