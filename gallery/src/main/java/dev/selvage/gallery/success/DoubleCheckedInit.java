package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;

/** Double-checked initialisation that publishes a complete object through a volatile field. */
public final class DoubleCheckedInit {

    private static volatile DoubleCheckedInit instance;
    private static DoubleCheckedInit seenByOther;

    private String name;

    private DoubleCheckedInit() {}

    private static DoubleCheckedInit instance() {
        DoubleCheckedInit seen = instance;
        if (seen == null) {
            synchronized (DoubleCheckedInit.class) {
                seen = instance;
                if (seen == null) {
                    seen = new DoubleCheckedInit();
                    seen.name = "settings";
                    instance = seen;
                }
            }
        }
        return seen;
    }

    public static void main(String[] args) {
        Thread other = Threads.start(() -> seenByOther = instance());
        DoubleCheckedInit seenByMain = instance();
        Check.equal("settings", seenByMain.name);
        Threads.join(other);
        Check.that(seenByMain == seenByOther, "two instances of a singleton");
    }
}
