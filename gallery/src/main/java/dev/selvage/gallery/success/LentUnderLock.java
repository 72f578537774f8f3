package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.io.ByteArrayInputStream;
import java.util.EnumSet;

/** What is lent to methods of the JDK, copied and collected is always used under the same lock. */
public final class LentUnderLock implements Cloneable {
    private enum Half {
        FIRST,
        SECOND
    }

    private final StringBuilder text = new StringBuilder("19");
    private final byte[] message = {1, 1};
    private final EnumSet<Half> halves = EnumSet.noneOf(Half.class);
    private int savings = 10;
    private int current;

    private LentUnderLock() {}

    public static void main(String[] args) {
        LentUnderLock all = new LentUnderLock();
        Threads.both(all::change, all::check);
    }

    private synchronized void change() {
        text.setCharAt(0, '2');
        text.setCharAt(1, '0');
        message[0] = 2;
        message[1] = 2;
        savings -= 10;
        halves.add(Half.FIRST);
        current += 10;
        halves.add(Half.SECOND);
    }

    private synchronized void check() {
        int number = Integer.parseInt(text, 0, 2, 10);
        Check.that(number == 19 || number == 20, "a number that nobody wrote");
        ByteArrayInputStream in = new ByteArrayInputStream(message);
        Check.equal(in.read(), in.read());
        Check.that(halves.size() != 1, "half a change");
        try {
            LentUnderLock copy = (LentUnderLock) clone();
            Check.equal(10, copy.savings + copy.current);
        } catch (CloneNotSupportedException e) {
            throw new AssertionError(e);
        }
    }
}
