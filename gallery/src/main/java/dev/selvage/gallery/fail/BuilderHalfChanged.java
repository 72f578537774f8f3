package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** Two characters of a {@link StringBuilder} change in place, which leaves its length alone, while another thread makes a text of it. */
@Fails("assertion")
public final class BuilderHalfChanged {

    private BuilderHalfChanged() {}

    public static void main(String[] args) {
        StringBuilder text = new StringBuilder("on");
        Thread changer = Threads.start(() -> {
            text.setCharAt(0, 'i');
            text.setCharAt(1, 's');
        });
        String seen = text.toString();
        Threads.join(changer);
        Check.that(seen.equals("on") || seen.equals("is"), "half changed: " + seen);
    }
}
