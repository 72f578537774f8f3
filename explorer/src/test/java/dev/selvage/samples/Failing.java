package dev.selvage.samples;

import static dev.selvage.samples.Bodies.start;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.ReentrantLock;

/** Programs that fail under some schedules, or under all. */
public final class Failing {
    private Failing() {}

    /** Two increments of which one can get lost. */
    public static final class LostUpdate {
        static int count;

        public static void main(String[] args) throws InterruptedException {
            Thread first = start(() -> count++);
            Thread second = start(() -> count++);
            first.join();
            second.join();
            assert count == 2 : "count is " + count;
        }
    }

    /** Reads twice what another thread writes, before and after a third one has ended, and fails whatever it sees. */
    public static final class Twice {
        static int written;

        public static void main(String[] args) {
            Thread third = new Thread(() -> {});
            start(() -> read(third));
            start(() -> written = 1);
            third.start();
        }

        private static void read(Thread third) throws InterruptedException {
            for (int i = 0; i < 2; i++) {
                int seen = written;
                if (i == 1 && seen == 0) throw new IllegalStateException("too early");
                if (i == 1) throw new IllegalStateException("late enough");
                third.join();
            }
        }
    }

    /** Fails if main, which starts a thread that starts another, gives way right after that, and comes last. */
    public static final class MainLast {
        private static String order = "";

        private static synchronized void say(String what) {
            order += what;
        }

        private static void child() {
            start(() -> say("grandchild"));
            say("child ");
        }

        public static void main(String[] args) {
            start(MainLast::child);
            say(" main");
            if (order.equals("child grandchild main")) throw new IllegalStateException(order);
        }
    }

    /** Two monitors, taken in opposite orders. */
    public static final class OppositeMonitors {
        static final StringBuilder LEFT = new StringBuilder();
        static final StringBuffer RIGHT = new StringBuffer();

        public static void main(String[] args) {
            start(() -> both(LEFT, RIGHT));
            start(() -> both(RIGHT, LEFT));
        }

        private static void both(Object outer, Object inner) {
            synchronized (outer) {
                synchronized (inner) {
                    Outcome.say("both");
                }
            }
        }
    }

    /** Two monitors, taken in opposite orders and held until nothing else can go on. */
    public static final class AlwaysDeadlocked {
        static final Object LEFT = new Object();
        static final Object RIGHT = new Object();
        static final CountDownLatch BOTH_HELD = new CountDownLatch(2);

        public static void main(String[] args) {
            start(() -> both(LEFT, RIGHT));
            start(() -> both(RIGHT, LEFT));
        }

        private static void both(Object outer, Object inner) throws InterruptedException {
            synchronized (outer) {
                BOTH_HELD.countDown();
                BOTH_HELD.await();
                synchronized (inner) {
                    Outcome.say("unreachable");
                }
            }
        }
    }

    /** Two locks, taken in opposite orders. */
    public static final class OppositeLocks {
        static final ReentrantLock LEFT = new ReentrantLock();
        static final ReentrantLock RIGHT = new ReentrantLock();

        public static void main(String[] args) {
            start(() -> both(LEFT, RIGHT));
            start(() -> both(RIGHT, LEFT));
        }

        private static void both(ReentrantLock outer, ReentrantLock inner) {
            outer.lock();
            inner.lock();
            inner.unlock();
            outer.unlock();
        }
    }

    /** The signal may come before the wait. */
    public static final class LostNotify {
        static final Object LOCK = new Object();

        public static void main(String[] args) throws InterruptedException {
            start(() -> {
                synchronized (LOCK) {
                    LOCK.notify();
                }
            });
            synchronized (LOCK) {
                LOCK.wait();
            }
        }
    }

    /** Waits on one monitor while it holds the other, which the notifier needs. */
    public static final class NestedLockout {
        static final StringBuilder OUTER = new StringBuilder();
        static final Object INNER = new Object();

        public static void main(String[] args) throws InterruptedException {
            synchronized (OUTER) {
                synchronized (INNER) {
                    start(() -> {
                        synchronized (OUTER) {
                            Outcome.say("unreachable");
                        }
                    });
                    INNER.wait();
                }
            }
        }
    }

    /** Each waits in a loop for the other to go first. */
    public static final class MutualSpin {
        static volatile boolean left;
        static volatile boolean right;

        public static void main(String[] args) {
            start(() -> {
                while (!right) {}
                left = true;
            });
            while (!left) {}
            right = true;
        }
    }

    public static final class JoinsItself {
        public static void main(String[] args) throws InterruptedException {
            start(() -> {});
            Thread.currentThread().join();
        }
    }

    /** A child dies of an exception whose message cannot be read. */
    public static final class UnreadableMessage {
        public static void main(String[] args) {
            start(() -> {
                throw new IllegalStateException() {
                    @Override
                    public String getMessage() {
                        throw new UnsupportedOperationException();
                    }
                };
            });
            start(() -> {});
        }
    }

    /** Fails in two ways, one behind the other. */
    public static final class DaemonMissesSignal {
        private static final Object LOCK = new Object();

        public static void main(String[] args) throws InterruptedException {
            Thread daemon = new Thread(DaemonMissesSignal::await, "");
            daemon.setDaemon(true);
            daemon.start();
            synchronized (LOCK) {
                LOCK.notifyAll();
            }
            daemon.join();
        }

        private static void await() {
            synchronized (LOCK) {
                try {
                    LOCK.wait();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }
        }
    }

    /** Dies of an exception with two causes, the second of which is its own cause in the end. */
    public static final class Caused {
        public static void main(String[] args) {
            Exception root = new Exception("root");
            Exception middle = new Exception("middle", root);
            root.initCause(middle);
            throw new IllegalStateException("outer", middle);
        }
    }

    /** Fails after a virtual thread, which Java 17 can reach by reflection only. */
    public static final class AfterVirtualThread {
        public static void main(String[] args) throws Exception {
            Runnable nothing = () -> {};
            Thread thread = (Thread)
                    Thread.class.getMethod("startVirtualThread", Runnable.class).invoke(null, nothing);
            thread.join();
            throw new IllegalStateException("over");
        }
    }

    public static final class TwoFailures {
        static int count;

        public static void main(String[] args) {
            start(() -> count = 1);
            if (count == 0) throw new IllegalStateException("main was first");
            throw new IllegalArgumentException("child was first");
        }
    }
}
