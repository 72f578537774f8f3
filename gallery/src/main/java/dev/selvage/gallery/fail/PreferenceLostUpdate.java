package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.prefs.Preferences;

/** Two threads read a preference and write the next number; nodes are made for threads, but the two calls are not one. */
@Fails("assertion")
public final class PreferenceLostUpdate {

    private PreferenceLostUpdate() {}

    public static void main(String[] args) {
        Preferences node = Preferences.userRoot().node("selvage-gallery");
        node.putInt("visits", 0);
        Threads.both(() -> visit(node), () -> visit(node));
        Check.equal(2, node.getInt("visits", 0));
    }

    private static void visit(Preferences node) {
        node.putInt("visits", node.getInt("visits", 0) + 1);
    }
}
