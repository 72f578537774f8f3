package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** Objects get their number among the arguments of {@code super(...)}, from a counter that two threads count on. */
@Fails("assertion")
public final class NumberedBeforeSuper {
    private static int next;

    private NumberedBeforeSuper() {}

    private static class Numbered {
        final int number;

        Numbered(int number) {
            this.number = number;
        }
    }

    private static final class Item extends Numbered {
        Item() {
            super(next++);
        }
    }

    public static void main(String[] args) {
        Threads.both(Item::new, Item::new);
        Check.equal(2, next);
    }
}
