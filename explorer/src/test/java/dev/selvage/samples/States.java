package dev.selvage.samples;

import static dev.selvage.samples.Bodies.start;
import static dev.selvage.samples.Bodies.thread;
import static dev.selvage.samples.Outcome.say;

import java.util.concurrent.locks.LockSupport;

/** Programs that look at a thread from outside. */
public final class States {
    private States() {}

    /** What a thread looks like while it waits in every way there is; daemons, so that none needs an answer. */
    public static final class OfWaiters {
        private static final Object LOCK = new Object();

        public static void main(String[] args) throws InterruptedException {
            look(() -> {
                synchronized (LOCK) {
                    LOCK.wait();
                }
            });
            look(() -> {
                synchronized (LOCK) {
                    LOCK.wait(1_000);
                }
            });
            look(() -> Thread.sleep(1_000));
            look(() -> Thread.currentThread().join());
            look(() -> Thread.currentThread().join(1_000));
            look(LockSupport::park);
            look(() -> LockSupport.parkNanos(1_000_000_000));
            synchronized (LOCK) {
                look(() -> {
                    synchronized (LOCK) {
                        say("unexpected");
                    }
                });
            }
        }

        private static void look(Bodies.Body body) throws InterruptedException {
            Thread thread = thread(body);
            thread.setDaemon(true);
            thread.start();
            Thread.sleep(1);
            say(thread.getState());
        }
    }

    /** The life of a thread from outside. */
    public static final class OfALife {
        public static void main(String[] args) throws InterruptedException {
            Thread thread = thread(() -> {});
            say(thread.getState() + " " + thread.isAlive());
            thread.start();
            say(thread.isAlive() ? "alive" : "gone");
            thread.join();
            say(thread.getState() + " " + thread.isAlive());
        }
    }

    /** A thread can be started only once. */
    public static final class StartedTwice {
        public static void main(String[] args) throws InterruptedException {
            Thread thread = start(() -> {});
            thread.join();
            try {
                thread.start();
            } catch (IllegalThreadStateException e) {
                say("refused");
            }
        }
    }
}
