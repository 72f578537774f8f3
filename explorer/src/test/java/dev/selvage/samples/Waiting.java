package dev.selvage.samples;

import static dev.selvage.samples.Bodies.start;
import static dev.selvage.samples.Outcome.say;

/** Programs that wait for and notify one another. */
public final class Waiting {
    private Waiting() {}

    /** Waits three holds deep; the other thread gets in all the same, and afterwards all holds are back. */
    public static final class ThreeHoldsDeep {
        private static final Object LOCK = new Object();
        private static boolean ready;

        public static void main(String[] args) throws InterruptedException {
            start(ThreeHoldsDeep::signal);
            synchronized (LOCK) {
                synchronized (LOCK) {
                    synchronized (LOCK) {
                        while (!ready) LOCK.wait();
                    }
                    say(Thread.holdsLock(LOCK));
                }
                say(Thread.holdsLock(LOCK));
            }
            say(Thread.holdsLock(LOCK));
        }

        private static void signal() {
            synchronized (LOCK) {
                ready = true;
                LOCK.notify();
            }
        }
    }

    /** Two wait; one is notified, then, when all is quiet, the other. */
    public static final class OneAfterTheOther {
        private static final Object LOCK = new Object();

        public static void main(String[] args) throws InterruptedException {
            start(() -> await("a"));
            start(() -> await("b"));
            Thread.sleep(1);
            synchronized (LOCK) {
                LOCK.notify();
            }
            Thread.sleep(1);
            say("quiet");
            synchronized (LOCK) {
                LOCK.notify();
            }
        }

        private static void await(String name) throws InterruptedException {
            synchronized (LOCK) {
                LOCK.wait();
                say(name);
            }
        }
    }

    /** Two wait; both are notified at once. */
    public static final class AllAtOnce {
        private static final Object LOCK = new Object();

        public static void main(String[] args) throws InterruptedException {
            start(() -> OneWaiter.await(LOCK, "a"));
            start(() -> OneWaiter.await(LOCK, "b"));
            Thread.sleep(1);
            synchronized (LOCK) {
                LOCK.notifyAll();
            }
            Thread.sleep(1);
            say("quiet");
        }
    }

    private static final class OneWaiter {
        static void await(Object lock, String name) throws InterruptedException {
            synchronized (lock) {
                lock.wait();
                say(name);
            }
        }
    }

    /** Waits and notifies without the monitor. */
    public static final class WithoutTheMonitor {
        public static void main(String[] args) throws InterruptedException {
            Object lock = new Object();
            try {
                lock.wait();
            } catch (IllegalMonitorStateException e) {
                say("wait");
            }
            try {
                lock.notify();
            } catch (IllegalMonitorStateException e) {
                say("notify");
            }
            synchronized (new Object()) {
                try {
                    lock.notifyAll();
                } catch (IllegalMonitorStateException e) {
                    say("notifyAll");
                }
            }
        }
    }

    /** A waiter is notified and interrupted before it gets the monitor back: the notification counts. */
    public static final class NotifiedThenInterrupted {
        private static final Object LOCK = new Object();

        public static void main(String[] args) throws InterruptedException {
            Thread waiter = start(NotifiedThenInterrupted::await);
            Thread.sleep(1);
            synchronized (LOCK) {
                LOCK.notify();
                waiter.interrupt();
            }
        }

        private static void await() {
            synchronized (LOCK) {
                try {
                    LOCK.wait();
                    say("notified, flag " + Thread.currentThread().isInterrupted());
                } catch (InterruptedException e) {
                    say("interrupted");
                }
            }
        }
    }

    /** A waiter is interrupted, then another is notified: the interrupted one must not swallow the notification. */
    public static final class InterruptedThenNotified {
        private static final Object LOCK = new Object();

        public static void main(String[] args) throws InterruptedException {
            Thread first = start(() -> await("first"));
            Thread.sleep(1);
            start(() -> await("second"));
            Thread.sleep(1);
            synchronized (LOCK) {
                first.interrupt();
                LOCK.notify();
            }
        }

        private static void await(String name) {
            synchronized (LOCK) {
                try {
                    LOCK.wait();
                    say(name + " notified");
                } catch (InterruptedException e) {
                    say(name + " interrupted");
                }
            }
        }
    }

    /** The time of an interrupted waiter runs out while somebody else still holds the monitor. */
    public static final class TimeOutAfterInterrupt {
        private static final Object LOCK = new Object();
        private static boolean held;

        public static void main(String[] args) throws InterruptedException {
            Thread waiter = start(TimeOutAfterInterrupt::await);
            Thread.sleep(1);
            synchronized (LOCK) {
                held = true;
                waiter.interrupt();
                Thread.sleep(5_000);
                held = false;
            }
        }

        private static void await() {
            synchronized (LOCK) {
                try {
                    LOCK.wait(1_000);
                    say("timed out, lock held by another " + held);
                } catch (InterruptedException e) {
                    say("interrupted, lock held by another " + held);
                }
            }
        }
    }
}
