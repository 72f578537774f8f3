package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.Arrays;

/** Arrays are copied, sorted, filled, compared and made texts of under the lock under which another thread writes them. */
public final class ArraysUnderLock {
    private static final int[] PAIR = {2, 1};
    private static final char[] WORD = {'n', 'o'};

    private ArraysUnderLock() {}

    public static void main(String[] args) {
        Thread other = Threads.start(ArraysUnderLock::write);
        synchronized (PAIR) {
            int[] copy = PAIR.clone();
            Arrays.sort(PAIR);
            Check.equal(copy[0] + copy[1], PAIR[0] + PAIR[1]);
            Check.that(PAIR[0] <= PAIR[1], Arrays.toString(PAIR));
            System.arraycopy(copy, 0, PAIR, 0, 2);
            Check.that(Arrays.equals(copy, PAIR), "not equal");
            String text = new String(WORD);
            Check.that(text.equals("no") || text.equals("it"), text);
        }
        Threads.join(other);
        Check.equal(2, PAIR[0] + PAIR[1]);
    }

    private static void write() {
        synchronized (PAIR) {
            Arrays.fill(PAIR, 1);
            WORD[0] = 'i';
            WORD[1] = 't';
        }
    }
}
