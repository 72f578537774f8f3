package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.function.IntSupplier;

/** A constructor publishes an object of an inner class, by which others get at a final field that is not written yet. */
@Fails("assertion")
public final class FinalOfOuterTooLate {

    private static volatile IntSupplier published;

    private final int size;

    private FinalOfOuterTooLate(int size) {
        Size inner = new Size();
        published = inner;
        this.size = size;
    }

    private final class Size implements IntSupplier {
        @Override
        public int getAsInt() {
            return size;
        }
    }

    public static void main(String[] args) {
        Threads.both(() -> new FinalOfOuterTooLate(42), FinalOfOuterTooLate::look);
    }

    private static void look() {
        IntSupplier found = published;
        if (found != null) Check.equal(42, found.getAsInt());
    }
}
