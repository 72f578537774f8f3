package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** A hash code is built up in the field that caches it, where another thread takes a half-made value for it. */
@Fails("assertion")
public final class LazyHash {

    private int hash;

    private int hash() {
        if (hash == 0) {
            hash = 7;
            hash = 31 * hash + 1;
        }
        return hash;
    }

    public static void main(String[] args) {
        LazyHash range = new LazyHash();
        Thread other = Threads.start(range::hash);
        Check.equal(218, range.hash());
        Threads.join(other);
    }
}
