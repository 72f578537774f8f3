package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.ListResourceBundle;

/** A bundle asks the program for its texts under a lock, so that it does so once. */
public final class BundleFilledOnce {

    private BundleFilledOnce() {}

    public static void main(String[] args) {
        Texts texts = new Texts();
        Threads.both(() -> Check.equal("one", texts.getString("1")), () -> Check.equal("one", texts.getString("1")));
        Check.equal(1, texts.asked);
    }

    private static final class Texts extends ListResourceBundle {
        private int asked;

        @Override
        protected Object[][] getContents() {
            asked++;
            return new Object[][] {{"1", "one"}};
        }
    }
}
