package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** Two classes need each other while they are initialised; two threads that begin with different ones wait for ever. */
@Fails("deadlock")
public final class InitialisersNeedEachOther {

    private InitialisersNeedEachOther() {}

    private static final class Customers {
        private static final int FIRST = Orders.number() + 1;

        private static int number() {
            return 10;
        }
    }

    private static final class Orders {
        private static final int FIRST = Customers.number() + 1;

        private static int number() {
            return 20;
        }
    }

    public static void main(String[] args) {
        Threads.both(() -> System.identityHashCode(Customers.FIRST), () -> System.identityHashCode(Orders.FIRST));
    }
}
