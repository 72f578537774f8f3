package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.ListResourceBundle;

/** A bundle asks the program for its texts under a lock, and the program needs another one for that. */
@Fails("deadlock")
public final class BundleNeedsLock {

    private static final Object LOCK = new Object();

    private BundleNeedsLock() {}

    public static void main(String[] args) {
        Texts texts = new Texts();
        Threads.both(() -> texts.getString("1"), () -> {
            synchronized (LOCK) {
                texts.getString("1");
            }
        });
    }

    private static final class Texts extends ListResourceBundle {
        @Override
        protected Object[][] getContents() {
            synchronized (LOCK) {
                return new Object[][] {{"1", "one"}};
            }
        }
    }
}
