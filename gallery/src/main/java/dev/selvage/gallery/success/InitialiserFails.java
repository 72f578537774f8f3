package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.concurrent.atomic.AtomicInteger;

/** A class whose initialiser fails cannot be used, first with the cause and then without. */
public final class InitialiserFails {

    private InitialiserFails() {}

    private static final class Broken {
        private static final int VALUE = Integer.parseInt("broken");
    }

    private static void use(AtomicInteger first, AtomicInteger later) {
        try {
            Check.equal(0, Broken.VALUE);
        } catch (ExceptionInInitializerError e) {
            first.incrementAndGet();
        } catch (NoClassDefFoundError e) {
            later.incrementAndGet();
        }
    }

    public static void main(String[] args) {
        AtomicInteger first = new AtomicInteger();
        AtomicInteger later = new AtomicInteger();
        Threads.both(() -> use(first, later), () -> use(first, later));
        Check.equal(1, first.get());
        Check.equal(1, later.get());
    }
}
