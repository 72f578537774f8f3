package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.concurrent.atomic.AtomicInteger;

/** A static initialiser starts a thread that uses the class, and has to wait until the class is initialised. */
public final class InitialiserStartsThread {

    private InitialiserStartsThread() {}

    private static final class Service {
        private static final Thread WORKER;
        private static final AtomicInteger SERVED = new AtomicInteger();
        private static final int INITIAL;

        static {
            WORKER = Threads.start(Service::serve);
            INITIAL = Integer.parseInt("42");
        }

        private static void serve() {
            SERVED.addAndGet(INITIAL);
        }
    }

    public static void main(String[] args) {
        Threads.join(Service.WORKER);
        Check.equal(42, Service.SERVED.get());
    }
}
