package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** Two threads append to one {@link StringBuilder}, which is made for one. */
@Fails("assertion,exception")
public final class BuilderLostAppend {

    private BuilderLostAppend() {}

    public static void main(String[] args) {
        StringBuilder text = new StringBuilder();
        Threads.both(() -> text.append('a'), () -> text.append('b'));
        Check.equal(2, text.length());
    }
}
