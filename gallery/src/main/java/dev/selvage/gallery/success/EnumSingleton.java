package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;

/** An enum constant is a singleton that guards its own state. */
public final class EnumSingleton {

    private enum Counter {
        INSTANCE;

        private int count;

        synchronized int next() {
            return ++count;
        }
    }

    private EnumSingleton() {}

    public static void main(String[] args) {
        Thread other = Threads.start(() -> Check.that(Counter.INSTANCE.next() <= 2, "too many"));
        Counter.valueOf("INSTANCE").next();
        Threads.join(other);
        Check.equal(3, Counter.INSTANCE.next());
    }
}
