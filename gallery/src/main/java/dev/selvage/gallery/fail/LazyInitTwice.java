package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** Two threads both find a lazily made singleton missing, and each makes its own. */
@Fails("assertion")
public final class LazyInitTwice {

    private static Object instance;
    private static Object seenByOther;

    private LazyInitTwice() {}

    private static Object instance() {
        if (instance == null) {
            instance = new Object();
        }
        return instance;
    }

    public static void main(String[] args) {
        Thread other = Threads.start(() -> seenByOther = instance());
        Object seenByMain = instance();
        Threads.join(other);
        Check.that(seenByMain == seenByOther, "two instances of a singleton");
    }
}
