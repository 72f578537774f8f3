package dev.selvage.samples;

import static dev.selvage.samples.Bodies.start;
import static dev.selvage.samples.Outcome.say;

import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

/** Programs that interrupt a thread which is, when the main thread comes to it, in the middle of something. */
public final class Interrupts {
    private static final Object LOCK = new Object();
    private static final ReentrantLock MUTEX = new ReentrantLock();

    private Interrupts() {}

    private static void interrupt(Bodies.Body body) throws InterruptedException {
        Thread thread = start(() -> sayHowItEnds(body));
        Thread.sleep(1);
        thread.interrupt();
        thread.join();
    }

    private static void sayHowItEnds(Bodies.Body body) throws Exception {
        try {
            body.run();
            say("returned, flag " + Thread.currentThread().isInterrupted());
        } catch (InterruptedException e) {
            say("thrown, flag " + Thread.currentThread().isInterrupted());
        }
    }

    public static final class Sleeper {
        public static void main(String[] args) throws InterruptedException {
            interrupt(() -> Thread.sleep(1_000));
        }
    }

    public static final class Waiter {
        public static void main(String[] args) throws InterruptedException {
            interrupt(() -> {
                synchronized (LOCK) {
                    LOCK.wait();
                }
            });
        }
    }

    /** A notification follows the interrupt, and may reach the waiter before that has gone. */
    public static final class WaiterNotifiedNext {
        private WaiterNotifiedNext() {}

        public static void main(String[] args) throws InterruptedException {
            Thread thread = start(() -> sayHowItEnds(() -> {
                synchronized (LOCK) {
                    LOCK.wait();
                }
            }));
            Thread.sleep(1);
            thread.interrupt();
            synchronized (LOCK) {
                LOCK.notifyAll();
            }
            thread.join();
        }
    }

    public static final class Joiner {
        public static void main(String[] args) throws InterruptedException {
            Thread main = Thread.currentThread();
            interrupt(main::join);
        }
    }

    /** The thread that is joined interrupts the one that joins it, and ends. */
    public static final class ByTheJoined {
        public static void main(String[] args) throws Exception {
            Thread main = Thread.currentThread();
            Thread child = start(main::interrupt);
            sayHowItEnds(child::join);
        }
    }

    /** A thread that waits for ever goes on, when its run is given up, to where it looks at another one. */
    public static final class LooksWhenGivenUp {
        public static void main(String[] args) throws InterruptedException {
            Thread last = new Thread(() -> {});
            Thread first = start(() -> {});
            Thread waiting = start(() -> waitAndJoin(last));
            last.start();
            first.join();
            waiting.join();
            last.join();
        }

        private static void waitAndJoin(Thread last) {
            try {
                new java.util.concurrent.LinkedBlockingQueue<Integer>().take();
            } catch (Exception givenUp) {
                say(givenUp);
            }
            try {
                last.join(1);
            } catch (InterruptedException givenUp) {
                say(givenUp);
            }
        }
    }

    /** A thread that counts who asks for its flag, while it parks and joins. */
    public static final class Asked extends Thread {
        private int questions;

        @Override
        public boolean isInterrupted() {
            questions++;
            return super.isInterrupted();
        }

        @Override
        public void run() {
            LockSupport.unpark(this);
            LockSupport.park();
            try {
                Bodies.start(() -> {}).join();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            say(questions + " questions");
        }

        public static void main(String[] args) {
            new Asked().start();
        }
    }

    public static final class Parker {
        public static void main(String[] args) throws InterruptedException {
            interrupt(LockSupport::park);
        }
    }

    public static final class LockSeeker {
        public static void main(String[] args) throws InterruptedException {
            MUTEX.lock();
            interrupt(MUTEX::lockInterruptibly);
        }
    }

    /** Entering a monitor cannot be interrupted: the flag stays for later. */
    public static final class MonitorSeeker {
        public static void main(String[] args) throws InterruptedException {
            Thread thread;
            synchronized (LOCK) {
                thread = start(() -> {
                    synchronized (LOCK) {
                        say("entered, flag " + Thread.currentThread().isInterrupted());
                    }
                });
                Thread.sleep(1);
                thread.interrupt();
                Thread.sleep(1);
                say("leaving");
            }
            thread.join();
        }
    }

    /** With the flag set already, waiting does not even begin, except that parking keeps the flag. */
    public static final class Beforehand {
        public static void main(String[] args) throws Exception {
            Thread.currentThread().interrupt();
            sayHowItEnds(() -> Thread.sleep(1_000));
            Thread.currentThread().interrupt();
            sayHowItEnds(() -> {
                synchronized (LOCK) {
                    LOCK.wait();
                }
            });
            Thread.currentThread().interrupt();
            sayHowItEnds(LockSupport::park);
            say(Thread.interrupted() + " then " + Thread.interrupted());
        }
    }
}
