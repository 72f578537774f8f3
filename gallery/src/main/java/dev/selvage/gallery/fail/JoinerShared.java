package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.StringJoiner;

/** Two threads add to one joiner of texts without a lock: one of the texts is lost. */
@Fails("assertion,exception")
public final class JoinerShared {
    private static final StringJoiner NAMES = new StringJoiner(",");

    private JoinerShared() {}

    public static void main(String[] args) {
        Threads.both(() -> NAMES.add("ada"), () -> NAMES.add("bob"));
        Check.equal(7, NAMES.toString().length());
    }
}
