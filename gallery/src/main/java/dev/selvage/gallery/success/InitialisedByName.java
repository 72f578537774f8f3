package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.concurrent.atomic.AtomicInteger;

/** Threads have a class initialised by its name, by its constructor and by a method, and all wait until that is done. */
public final class InitialisedByName {
    private static final AtomicInteger BEGUN = new AtomicInteger();

    private InitialisedByName() {}

    static final class Driver {
        private static int ready;

        static {
            BEGUN.incrementAndGet();
            Thread.yield();
            synchronized (BEGUN) {
                ready = 1;
            }
        }

        Driver() {
            Check.equal(1, ready);
        }

        static int ready() {
            return ready;
        }
    }

    public static void main(String[] args) {
        Class<?> unused = Driver.class;
        Threads.three(
                () -> Class.forName("dev.selvage.gallery.success.InitialisedByName$Driver"),
                () -> unused.getDeclaredConstructor().newInstance(),
                () -> Check.equal(1, unused.getDeclaredMethod("ready").invoke(null)));
        Check.equal(1, BEGUN.get());
    }
}
