package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;

/** Initialisers that need others in one direction only, from many threads; whoever comes second waits and sees all of it. */
public final class InitialisersInOneOrder {

    private static volatile int started;

    private InitialisersInOneOrder() {}

    private static class Base {
        static final int FIRST = ++started;
    }

    private static final class Derived extends Base {
        static final int SECOND = FIRST + Leaf.value();
    }

    private static final class Leaf {
        private static final int OWN = started * 10;

        static int value() {
            return OWN;
        }
    }

    private static final class Node {
        private static final int FIRST = started;
        private final int number;

        private Node(int number) {
            this.number = number + FIRST;
        }
    }

    public static void main(String[] args) {
        Threads.both(() -> Check.equal(11, Derived.SECOND), () -> Check.equal(1, Base.FIRST));
        Check.equal(10, Leaf.value());
        Check.equal(1, started);
        Check.equal(3, new Node(args.length > 0 ? 1 : 2).number);
    }
}
