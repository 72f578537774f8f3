package dev.selvage.samples;

import static dev.selvage.samples.Bodies.start;
import static dev.selvage.samples.Outcome.say;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

/** Programs that wait for hours; each says how many hours it was. */
public final class Timing {
    private static final long HOUR = 3_600_000L;

    private Timing() {}

    private static void sayHours(Bodies.Body wait) throws Exception {
        long nanos = System.nanoTime();
        long millis = System.currentTimeMillis();
        wait.run();
        long byNanos = TimeUnit.NANOSECONDS.toHours(System.nanoTime() - nanos);
        long byMillis = TimeUnit.MILLISECONDS.toHours(System.currentTimeMillis() - millis + 1);
        say(byNanos == byMillis ? byNanos : byNanos + " against " + byMillis);
    }

    /** Every way to wait with a limit, none of which is answered. */
    public static final class NobodyAnswers {
        public static void main(String[] args) throws Exception {
            Object lock = new Object();
            Thread forever = new Thread(LockSupport::park);
            forever.setDaemon(true);
            forever.start();
            sayHours(() -> Thread.sleep(HOUR));
            sayHours(() -> {
                synchronized (lock) {
                    lock.wait(2 * HOUR);
                }
            });
            sayHours(() -> forever.join(3 * HOUR));
            sayHours(() -> LockSupport.parkNanos(TimeUnit.HOURS.toNanos(4)));
            sayHours(() -> LockSupport.parkUntil(System.currentTimeMillis() + 5 * HOUR));
            sayHours(() -> say(new ArrayBlockingQueue<String>(1).poll(6, TimeUnit.HOURS) == null));
        }
    }

    /** A timed wait gives up the monitor, and a timed attempt gives up in the end. */
    public static final class TimedWaitReleases {
        private static final Object MONITOR = new Object();
        private static final ReentrantLock LOCK = new ReentrantLock();

        public static void main(String[] args) throws Exception {
            LOCK.lock();
            Thread other = start(() -> {
                synchronized (MONITOR) {
                    say(LOCK.tryLock(1, TimeUnit.HOURS));
                }
            });
            synchronized (MONITOR) {
                sayHours(() -> MONITOR.wait(2 * HOUR));
                say(Thread.holdsLock(MONITOR));
            }
            other.join();
        }
    }

    /** Threads wake in the order of their deadlines, whatever the schedule. */
    public static final class WakeInOrder {
        public static void main(String[] args) throws InterruptedException {
            Thread late = start(() -> sleepAndSay(3));
            Thread early = start(() -> sleepAndSay(1));
            Thread.sleep(2 * HOUR);
            say(2);
            early.join();
            late.join();
        }

        private static void sleepAndSay(long hours) throws InterruptedException {
            Thread.sleep(hours * HOUR);
            say(hours);
        }
    }

    /** A loop until a deadline ends although nobody lets time pass. */
    public static final class DeadlineLoop {
        public static void main(String[] args) {
            long deadline = System.nanoTime() + 50_000;
            int rounds = 0;
            while (System.nanoTime() < deadline) rounds++;
            say(rounds > 0);
        }
    }

    /** Answered in time: no time passes. */
    public static final class AnsweredAtOnce {
        public static void main(String[] args) throws Exception {
            Object lock = new Object();
            boolean[] ready = new boolean[1];
            start(() -> {
                synchronized (lock) {
                    ready[0] = true;
                    lock.notify();
                }
            });
            sayHours(() -> {
                synchronized (lock) {
                    while (!ready[0]) lock.wait(HOUR);
                }
            });
        }
    }
}
