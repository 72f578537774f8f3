package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.prefs.Preferences;

/** Two threads read a preference and write the next number under a lock. The JDK's own timer for preferences plays no part. */
public final class PreferenceUpdatedUnderLock {
    private static final Object LOCK = new Object();

    private PreferenceUpdatedUnderLock() {}

    public static void main(String[] args) {
        Preferences node = Preferences.userRoot().node("selvage-gallery");
        node.putInt("visits", 0);
        Threads.both(() -> visit(node), () -> visit(node));
        Check.equal(2, node.getInt("visits", 0));
    }

    private static void visit(Preferences node) {
        synchronized (LOCK) {
            node.putInt("visits", node.getInt("visits", 0) + 1);
        }
    }
}
