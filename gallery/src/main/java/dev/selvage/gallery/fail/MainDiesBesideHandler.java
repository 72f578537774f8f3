package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** A handler logs exceptions that nobody catches; the main thread dies of a lost update all the same. */
@Fails("assertion")
public final class MainDiesBesideHandler {

    private int count;

    public static void main(String[] args) {
        Thread.setDefaultUncaughtExceptionHandler((thread, thrown) -> System.err.println(thrown));
        MainDiesBesideHandler counter = new MainDiesBesideHandler();
        Threads.both(() -> counter.count++, () -> counter.count++);
        Check.equal(2, counter.count);
    }
}
