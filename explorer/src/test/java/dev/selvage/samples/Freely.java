package dev.selvage.samples;

import static dev.selvage.samples.Bodies.start;
import static dev.selvage.samples.Outcome.say;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Hashtable;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.IntStream;

/** Programs whose outcome is the same on all cores as on one. */
public final class Freely {
    private Freely() {}

    /** One thread hands a value to the other, by all means. */
    public static final class Shares {
        int field;
        static int constant;
        final int[] elements = new int[2];
        final ReentrantLock lock = new ReentrantLock();
        final AtomicInteger atomic = new AtomicInteger();
        final CountDownLatch latch = new CountDownLatch(1);
        final List<String> list = Collections.synchronizedList(new ArrayList<>());

        public static void main(String[] args) throws InterruptedException {
            Shares shared = new Shares();
            Thread child = start(shared::write);
            shared.latch.await();
            shared.read();
            child.join();
        }

        private void write() {
            synchronized (this) {
                synchronized (this) {
                    field = 1;
                }
            }
            lock.lock();
            elements[1] = 1;
            lock.unlock();
            atomic.incrementAndGet();
            list.add("one");
            constant = 1;
            latch.countDown();
        }

        private void read() {
            synchronized (this) {
                if (field != 1 || elements[1] != 1 || atomic.get() != 1 || constant != 1) throw new AssertionError();
            }
        }
    }

    /** Reads what another thread writes, without waiting for it. */
    public static final class Peeks {
        static int field;

        public static void main(String[] args) throws InterruptedException {
            Thread child = start(() -> field = 1);
            int seen = field;
            child.join();
            say(seen);
        }
    }

    /** Waits and signals, by a monitor and by a condition. */
    public static final class Signals {
        private static final Object MONITOR = new Object();
        private static final ReentrantLock LOCK = new ReentrantLock();
        private static final Condition CONDITION = LOCK.newCondition();
        private static int turn;

        public static void main(String[] args) throws InterruptedException {
            start(() -> {
                synchronized (MONITOR) {
                    while (turn != 1) MONITOR.wait();
                }
                LOCK.lock();
                turn = 2;
                CONDITION.signalAll();
                LOCK.unlock();
            });
            synchronized (MONITOR) {
                turn = 1;
                MONITOR.notifyAll();
            }
            LOCK.lock();
            while (turn != 2) CONDITION.await();
            LOCK.unlock();
            say("done");
        }
    }

    /** Each holds what the other wants, always. */
    public static final class Embrace {
        static final CountDownLatch BOTH = new CountDownLatch(2);
        static final StringBuilder LEFT = new StringBuilder();
        static final StringBuilder RIGHT = new StringBuilder();

        public static void main(String[] args) {
            start(() -> both(LEFT, RIGHT));
            start(() -> both(RIGHT, LEFT));
        }

        private static void both(Object outer, Object inner) throws InterruptedException {
            synchronized (outer) {
                BOTH.countDown();
                BOTH.await();
                synchronized (inner) {
                    say("unreachable");
                }
            }
        }
    }

    /** The same within synchronized methods of the library, into which no hook goes before the lock. */
    public static final class TableEmbrace {
        static final CountDownLatch BOTH = new CountDownLatch(2);
        static final Hashtable<String, String> LEFT = new Hashtable<>(Map.of("left", "hand"));
        static final Hashtable<String, String> RIGHT = new Hashtable<>(Map.of("right", "hand"));

        public static void main(String[] args) {
            start(() -> both(LEFT, RIGHT));
            start(() -> both(RIGHT, LEFT));
        }

        private static void both(Hashtable<String, String> outer, Hashtable<String, String> inner) {
            outer.forEach((key, value) -> {
                BOTH.countDown();
                try {
                    BOTH.await();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
                say("unreachable" + inner.size());
            });
        }
    }

    /** The same with locks of the library. */
    public static final class LockedEmbrace {
        static final CountDownLatch BOTH = new CountDownLatch(2);
        static final ReentrantLock LEFT = new ReentrantLock();
        static final ReentrantLock RIGHT = new ReentrantLock();

        public static void main(String[] args) {
            start(() -> both(LEFT, RIGHT));
            start(() -> both(RIGHT, LEFT));
        }

        private static void both(ReentrantLock outer, ReentrantLock inner) throws InterruptedException {
            outer.lock();
            BOTH.countDown();
            BOTH.await();
            inner.lock();
        }
    }

    /** The same, but each gives up: one after a while, the other when it is interrupted. */
    public static final class BriefEmbrace {
        static final CountDownLatch BOTH = new CountDownLatch(2);
        static final ReentrantLock LEFT = new ReentrantLock();
        static final ReentrantLock RIGHT = new ReentrantLock();

        public static void main(String[] args) throws InterruptedException {
            Thread patient = start(() -> {
                LEFT.lock();
                BOTH.countDown();
                BOTH.await();
                RIGHT.tryLock(700, TimeUnit.MILLISECONDS);
                LEFT.unlock();
            });
            Thread polite = start(() -> {
                RIGHT.lock();
                BOTH.countDown();
                BOTH.await();
                LEFT.lockInterruptibly();
                LEFT.unlock();
                RIGHT.unlock();
            });
            patient.join();
            polite.join();
            say("done");
        }
    }

    /** Waits for a signal that nobody gives. */
    public static final class Forgotten {
        public static void main(String[] args) throws InterruptedException {
            start(() -> {}).join();
            synchronized (Forgotten.class) {
                Forgotten.class.wait();
            }
        }
    }

    /** Never ends, though it never waits for anybody. */
    public static final class Busy {
        static volatile long rounds;

        public static void main(String[] args) {
            start(() -> {
                while (true) rounds++;
            });
        }
    }

    /** Neither ends nor touches anything that a hook could see. */
    public static final class Deaf {
        public static void main(String[] args) {
            start(() -> {
                long local = 1;
                while (local != 0) local = local * 3 | 1;
            });
        }
    }

    /** Virtual threads, of which Java 17 knows nothing, change a field one after the other. */
    public static final class Virtually {
        static int field;

        public static void main(String[] args) throws Exception {
            for (int i = 0; i < 3; i++) {
                Runnable increment = () -> field++;
                Thread thread = (Thread) Thread.class
                        .getMethod("startVirtualThread", Runnable.class)
                        .invoke(null, increment);
                thread.join();
            }
            say(field);
        }
    }

    /** A child dies. */
    public static final class Dies {
        public static void main(String[] args) throws InterruptedException {
            start(() -> {
                        throw new IllegalStateException("boom");
                    })
                    .join();
        }
    }

    /** Pools that nobody shuts down, the common one among them. */
    public static final class Pools {
        public static void main(String[] args) throws Exception {
            int sum = Executors.newFixedThreadPool(2).submit(() -> 1).get();
            sum += CompletableFuture.supplyAsync(() -> 2).get();
            sum += IntStream.range(0, 100).parallel().map(i -> 1).sum();
            if (sum != 103) throw new AssertionError(sum);
        }
    }

    /** Its last words come from a hook. */
    public static final class LastWords {
        public static void main(String[] args) {
            Runtime.getRuntime().addShutdownHook(new Thread(() -> say("hook")));
            start(() -> say("child"));
        }
    }

    /** Is unparked first and touches a field before it parks. */
    public static final class Permit {
        static volatile int field;

        public static void main(String[] args) throws InterruptedException {
            Thread.currentThread().interrupt();
            LockSupport.unpark(Thread.currentThread());
            field = 1;
            if (!Thread.interrupted()) throw new AssertionError("the interrupt is gone");
            LockSupport.park();
            start(() -> {}).join();
        }
    }
}
