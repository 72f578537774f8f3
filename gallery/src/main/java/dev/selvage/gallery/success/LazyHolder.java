package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;

/** A singleton in a holder class, whose static initialiser the VM runs once however many threads race for it. */
public final class LazyHolder {

    private static final class Holder {
        private static final LazyHolder INSTANCE = new LazyHolder();
    }

    private static int made;
    private static LazyHolder seenByOther;

    private final String name;

    private LazyHolder() {
        made++;
        name = "settings";
    }

    public static void main(String[] args) {
        Thread other = Threads.start(() -> seenByOther = Holder.INSTANCE);
        LazyHolder seenByMain = Holder.INSTANCE;
        Threads.join(other);
        Check.that(seenByMain == seenByOther, "two instances of a singleton");
        Check.equal("settings", seenByOther.name);
        Check.equal(1, made);
    }
}
