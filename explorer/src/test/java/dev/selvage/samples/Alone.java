package dev.selvage.samples;

import java.util.concurrent.locks.ReentrantLock;

/** Programs whose first thread does a lot before it starts another one. */
public final class Alone {
    private static final int LONG = 30_000;
    private static int prepared;

    private Alone() {}

    private static void prepare() {
        for (int i = 0; i < LONG; i++) prepared++;
    }

    /** Then an update is lost. */
    public static final class ThenRace {
        private ThenRace() {}

        public static void main(String[] args) throws InterruptedException {
            prepare();
            Ordered.Counted.main(args);
        }
    }

    /** It does so under locks that it lets go of when others are there. */
    public static final class UnderLocks {
        private UnderLocks() {}

        public static void main(String[] args) throws InterruptedException {
            ReentrantLock lock = new ReentrantLock();
            Object monitor = new Object();
            prepare();
            lock.lock();
            Thread other;
            synchronized (monitor) {
                prepare();
                other = Bodies.start(() -> {
                    synchronized (monitor) {
                        add(lock);
                    }
                });
            }
            lock.unlock();
            add(lock);
            other.join();
            if (prepared != 2 * LONG + 2) throw new AssertionError(prepared);
        }

        private static void add(ReentrantLock lock) {
            lock.lock();
            prepared++;
            lock.unlock();
        }
    }

    /** It does so while a daemon waits for work. */
    public static final class BesideDaemon {
        private static final Object WORK = new Object();

        private BesideDaemon() {}

        public static void main(String[] args) throws InterruptedException {
            Thread daemon = new Thread(BesideDaemon::await);
            daemon.setDaemon(true);
            daemon.start();
            while (daemon.getState() != Thread.State.WAITING) Thread.onSpinWait();
            prepare();
            if (prepared != LONG) throw new AssertionError(prepared);
        }

        private static void await() {
            synchronized (WORK) {
                try {
                    WORK.wait();
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            }
        }
    }

    /** It never comes to an end of that. */
    public static final class ForEver {
        private ForEver() {}

        public static void main(String[] args) {
            while (prepared >= 0) prepared = 1 - prepared;
        }
    }
}
