package dev.selvage.samples;

import static dev.selvage.samples.Bodies.start;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;

/** Programs with suspect pairs of accesses and circles of locks, real and not. */
public final class Suspects {
    private static final int LONG = 150;

    private Suspects() {}

    /** Something to do that has nothing to do with others. */
    private static final class Work {
        private volatile int done;

        void doSome() {
            for (int i = 0; i < LONG; i++) done = i;
        }
    }

    /** A thread forgets what another is just about to use, both after long work, of which one has twice as much. */
    public static final class ForgottenInBetween {
        static String shared = "text";

        public static void main(String[] args) throws InterruptedException {
            Thread other = start(() -> {
                new Work().doSome();
                new Work().doSome();
                shared = null;
            });
            new Work().doSome();
            if (shared != null) shared.length();
            new Work().doSome();
            other.join();
        }
    }

    /** Everything is ordered or locked: by a start, a join, a latch, a monitor, a lock. */
    public static final class Apart {
        static final Object MONITOR = new Object();
        static final ReentrantLock LOCK = new ReentrantLock();
        static final CountDownLatch LATCH = new CountDownLatch(1);
        static int beforeStart;
        static int afterJoin;
        static int guarded;
        static int locked;
        static int latched;

        public static void main(String[] args) throws InterruptedException {
            beforeStart = 1;
            Thread child = start(Apart::run);
            synchronized (MONITOR) {
                guarded++;
            }
            LOCK.lock();
            locked++;
            LOCK.unlock();
            LATCH.await();
            latched++;
            child.join();
            afterJoin++;
        }

        private static void run() {
            afterJoin = beforeStart;
            synchronized (MONITOR) {
                guarded++;
            }
            if (LOCK.tryLock()) {
                locked++;
                LOCK.unlock();
            }
            latched = 1;
            LATCH.countDown();
        }
    }

    /** Each thread has its own lock for what both change, and another for nothing. */
    public static final class DifferentLocks {
        static int count;

        public static void main(String[] args) throws InterruptedException {
            Thread child = start(() -> increment("one"));
            increment("other");
            child.join();
        }

        private static void increment(Object lock) {
            synchronized (lock) {
                count++;
            }
        }
    }

    /** A field that one thread changes plainly, and an atomic that both ask. */
    public static final class Atomics {
        static final AtomicInteger COUNT = new AtomicInteger();

        public static void main(String[] args) throws InterruptedException {
            Thread child = start(() -> COUNT.set(COUNT.get() + 1));
            COUNT.set(COUNT.get() + 1);
            child.join();
        }
    }

    /** As many threads as told get two neighbouring locks each, after long work, each after longer work than the one before. */
    public static final class Circle {
        public static void main(String[] args) {
            int threads = Integer.parseInt(args[0]);
            ReentrantLock gate = new ReentrantLock();
            Object[] locks = new Object[threads];
            for (int i = 0; i < threads; i++) locks[i] = new Object();
            for (int i = 0; i < threads; i++) {
                Object left = locks[i];
                Object right = locks[(i + 1) % threads];
                int rounds = 1 + i;
                start(() -> {
                    for (int round = 0; round < rounds; round++) new Work().doSome();
                    if (args.length > 1) gate.lock();
                    both(left, right);
                    if (args.length > 1) gate.unlock();
                    new Work().doSome();
                });
            }
        }

        private static void both(Object left, Object right) {
            synchronized (left) {
                synchronized (right) {
                    left.hashCode();
                }
            }
        }
    }

    /** The same with locks of the library, in two threads. */
    public static final class CircleOfLocks {
        public static void main(String[] args) {
            ReentrantLock left = new ReentrantLock();
            ReentrantLock right = new ReentrantLock();
            start(() -> both(left, right));
            start(() -> both(right, left));
        }

        private static void both(ReentrantLock outer, ReentrantLock inner) {
            new Work().doSome();
            outer.lock();
            inner.lock();
            inner.unlock();
            outer.unlock();
            new Work().doSome();
        }
    }
}
