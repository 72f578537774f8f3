package dev.selvage.samples;

import java.security.Security;
import java.util.Collections;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.FutureTask;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/**
 * Programs that are put together from small pieces. A program is a line such as {@code interrupt1 join1 / wait / !read}: what each
 * thread does, the main thread first; a thread with an exclamation mark is not started by the main thread. Each says what
 * came of its pieces.
 */
public final class Pieces {
    private static final String KEY = "selvage.samples.program";

    private final Object monitor = new Object();
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition condition = lock.newCondition();
    private final ReentrantReadWriteLock readWrite = new ReentrantReadWriteLock();
    private final CountDownLatch latch = new CountDownLatch(1);
    private final Semaphore semaphore = new Semaphore(0);
    private final CyclicBarrier barrier = new CyclicBarrier(2);
    private final ArrayBlockingQueue<String> queue = new ArrayBlockingQueue<>(1);
    private final FutureTask<String> task = new FutureTask<>(() -> "done");
    private final FutureTask<String> slowTask = new FutureTask<>(this::awaitNotification);
    private final CompletableFuture<String> future = new CompletableFuture<>();
    private final AtomicInteger atomic = new AtomicInteger();
    private final Thread main = Thread.currentThread();
    private final Thread one;
    private final Thread two;
    private final Thread three;
    private volatile int flag;
    private int plain;

    private Pieces(String program) {
        one = thread(program, 1);
        two = thread(program, 2);
        three = thread(program, 3);
    }

    /** Says which program is run from now on. */
    public static void select(String program) {
        Security.setProperty(KEY, program);
    }

    public static void main(String[] args) {
        String program = Security.getProperty(KEY);
        Pieces pieces = new Pieces(program);
        if (isStarted(program, 1)) pieces.one.start();
        if (isStarted(program, 2)) pieces.two.start();
        if (isStarted(program, 3)) pieces.three.start();
        pieces.run(0, part(program, 0));
    }

    // ---- programs

    private static String part(String program, int number) {
        int at = 0;
        for (int i = 0; i < number; i++) {
            int slash = program.indexOf('/', at);
            if (slash < 0) return "!";
            at = slash + 1;
        }
        int end = program.indexOf('/', at);
        return program.substring(at, end < 0 ? program.length() : end).trim();
    }

    private static boolean isStarted(String program, int number) {
        return !part(program, number).startsWith("!");
    }

    private Thread thread(String program, int number) {
        String part = part(program, number);
        String pieces = part.startsWith("!") ? part.substring(1).trim() : part;
        return new Thread(() -> run(number, pieces));
    }

    private void run(int me, String pieces) {
        int at = 0;
        while (at < pieces.length()) {
            int space = pieces.indexOf(' ', at);
            int end = space < 0 ? pieces.length() : space;
            say(me, result(pieces.substring(at, end)));
            at = end + 1;
        }
    }

    /** In a run that is over, code that catches everything may still come here: the call throws then, and is no event otherwise. */
    private static void say(int me, String result) {
        if (Collections.EMPTY_LIST.isEmpty()) Outcome.say(me, result);
    }

    private String result(String piece) {
        try {
            return perform(piece);
        } catch (InterruptedException e) {
            return "INTERRUPTED";
        } catch (Exception e) {
            return e.getClass().getSimpleName();
        }
    }

    private String perform(String piece) throws Exception {
        if (piece.startsWith("m:")) {
            synchronized (monitor) {
                return perform(piece.substring(2));
            }
        }
        if (piece.startsWith("l:")) {
            lock.lock();
            try {
                return perform(piece.substring(2));
            } finally {
                lock.unlock();
            }
        }
        int last = piece.length() - 1;
        char digit = piece.charAt(last);
        return digit > '9' ? alone(piece) : withThread(piece.substring(0, last), of(digit - '0'));
    }

    private Thread of(int number) {
        return number == 0 ? main : number == 1 ? one : number == 2 ? two : three;
    }

    // ---- pieces

    private static String withThread(String piece, Thread thread) throws Exception {
        switch (piece) {
            case "start":
                thread.start();
                return "-";
            case "join":
                thread.join();
                return "-";
            case "timedJoin":
                thread.join(5);
                return "-";
            case "interrupt":
                thread.interrupt();
                return "-";
            case "isInterrupted":
                return "" + thread.isInterrupted();
            case "isAlive":
                return "" + thread.isAlive();
            case "getState":
                return "" + thread.getState();
            case "unpark":
                LockSupport.unpark(thread);
                return "-";
            default:
                throw new IllegalArgumentException(piece);
        }
    }

    private String alone(String piece) throws Exception {
        switch (piece) {
            case "interrupted":
                return "" + Thread.interrupted();
            case "park":
                LockSupport.park();
                return "-";
            case "timedPark":
                LockSupport.parkNanos(1_000_000);
                return "-";
            case "sleep":
                Thread.sleep(3);
                return "-";
            case "yield":
                Thread.yield();
                return "-";
            case "activeCount":
                return "" + Thread.activeCount();
            case "exit":
                System.exit(3);
                return "?";
            case "die":
                throw new StackOverflowError();
            default:
                return waiting(piece);
        }
    }

    private String awaitNotification() throws InterruptedException {
        synchronized (monitor) {
            monitor.wait();
        }
        return "notified";
    }

    private String waiting(String piece) throws Exception {
        switch (piece) {
            case "wait":
                return awaitNotification();
            case "timedWait":
                synchronized (monitor) {
                    monitor.wait(7);
                    return "" + plain;
                }
            case "waitForPlain":
                synchronized (monitor) {
                    while (plain == 0) monitor.wait();
                    return "" + plain;
                }
            case "notify":
                synchronized (monitor) {
                    monitor.notify();
                    return "-";
                }
            case "notifyAll":
                synchronized (monitor) {
                    monitor.notifyAll();
                    return "-";
                }
            case "setAndNotify":
                synchronized (monitor) {
                    plain++;
                    monitor.notify();
                    return "-";
                }
            case "bareWait":
                monitor.wait();
                return "-";
            case "bareNotify":
                monitor.notify();
                return "-";
            case "enter":
                synchronized (monitor) {
                    return "" + ++plain;
                }
            default:
                return memory(piece);
        }
    }

    private String memory(String piece) throws Exception {
        switch (piece) {
            case "read":
                return "" + flag;
            case "write":
                flag = 1;
                return "-";
            case "increment":
                return "" + ++flag;
            case "readPlain":
                return "" + plain;
            case "writePlain":
                plain = 1;
                return "-";
            case "getAtomic":
                return "" + atomic.get();
            case "incrementAtomic":
                return "" + atomic.incrementAndGet();
            case "spin":
                while (flag == 0) {}
                return "" + flag;
            case "spinYield":
                while (flag == 0) Thread.yield();
                return "" + flag;
            default:
                return locks(piece);
        }
    }

    private String locks(String piece) throws Exception {
        switch (piece) {
            case "lock":
                lock.lock();
                plain++;
                lock.unlock();
                return "" + plain;
            case "lockInterruptibly":
                lock.lockInterruptibly();
                lock.unlock();
                return "-";
            case "tryLock":
                if (!lock.tryLock()) return "false";
                lock.unlock();
                return "true";
            case "timedTryLock":
                if (!lock.tryLock(3, TimeUnit.MILLISECONDS)) return "false";
                lock.unlock();
                return "true";
            case "await":
                condition.await();
                return "-";
            case "timedAwait":
                return "" + condition.await(3, TimeUnit.MILLISECONDS);
            case "signal":
                condition.signal();
                return "-";
            case "signalAll":
                condition.signalAll();
                return "-";
            case "readLock":
                readWrite.readLock().lock();
                try {
                    return "" + plain;
                } finally {
                    readWrite.readLock().unlock();
                }
            case "writeLock":
                readWrite.writeLock().lockInterruptibly();
                try {
                    return "" + ++plain;
                } finally {
                    readWrite.writeLock().unlock();
                }
            default:
                return synchronizers(piece);
        }
    }

    private String synchronizers(String piece) throws Exception {
        switch (piece) {
            case "awaitLatch":
                latch.await();
                return "-";
            case "countDown":
                latch.countDown();
                return "-";
            case "getCount":
                return "" + latch.getCount();
            case "acquire":
                semaphore.acquire();
                return "-";
            case "release":
                semaphore.release();
                return "-";
            case "tryAcquire":
                return "" + semaphore.tryAcquire();
            case "barrier":
                return "" + barrier.await();
            case "put":
                queue.put("x");
                return "-";
            case "take":
                return queue.take();
            case "poll":
                return "" + queue.poll();
            default:
                return futures(piece);
        }
    }

    private String futures(String piece) throws Exception {
        switch (piece) {
            case "run":
                task.run();
                return "-";
            case "get":
                return task.get();
            case "cancel":
                return "" + task.cancel(true);
            case "isDone":
                return "" + task.isDone();
            case "runSlow":
                slowTask.run();
                return "-";
            case "getSlow":
                return slowTask.get();
            case "cancelSlow":
                return "" + slowTask.cancel(true);
            case "complete":
                return "" + future.complete("value");
            case "getFuture":
                return future.get();
            default:
                throw new IllegalArgumentException(piece);
        }
    }
}
