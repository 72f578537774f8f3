package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;

/** Characters of a {@link StringBuilder} change in place under the lock under which another thread makes a text of it. */
public final class BuilderChangedUnderLock {
    private final StringBuilder text = new StringBuilder("on");

    private BuilderChangedUnderLock() {}

    public static void main(String[] args) {
        BuilderChangedUnderLock word = new BuilderChangedUnderLock();
        Thread changer = Threads.start(word::change);
        String seen = word.read();
        Threads.join(changer);
        Check.that(seen.equals("on") || seen.equals("is"), "half changed: " + seen);
        Check.equal("is", word.read());
    }

    private synchronized void change() {
        text.setCharAt(0, 'i');
        text.setCharAt(1, 's');
    }

    private synchronized String read() {
        return text.toString();
    }
}
