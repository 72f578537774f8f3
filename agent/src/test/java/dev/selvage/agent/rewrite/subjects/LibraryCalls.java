package dev.selvage.agent.rewrite.subjects;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLongFieldUpdater;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

/** Calls that get brackets or stand-ins: collections, locks, handles, threads, clocks, hash codes. */
public final class LibraryCalls implements Callable<String> {
    private static final VarHandle NUMBER;
    private static final AtomicLongFieldUpdater<LibraryCalls> TOTAL =
            AtomicLongFieldUpdater.newUpdater(LibraryCalls.class, "total");

    static {
        try {
            NUMBER = MethodHandles.lookup().findVarHandle(LibraryCalls.class, "number", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private int number;
    private volatile long total;

    @Override
    public String call() throws Exception {
        return collections() + handles() + locks() + threads() + hashes() + interrupted();
    }

    private static String collections() {
        List<Long> list = new ArrayList<>();
        for (long i = 0; i < 4; i++) list.add(i == 2 ? list.get(1) : Long.valueOf(i * i));
        list.remove(0);
        list.add(0, list.set(1, 70L));
        int sum = 0;
        for (Iterator<Long> all = list.iterator(); all.hasNext(); ) sum += all.next();
        try {
            return new ArrayDeque<>().removeFirst() + "unreachable";
        } catch (NoSuchElementException e) {
            return list + " " + sum + ";";
        }
    }

    private String handles() {
        NUMBER.set(this, 3);
        boolean swapped = NUMBER.compareAndSet(this, 3, 30);
        boolean again = NUMBER.compareAndSet(this, 3, 300);
        int before = (int) NUMBER.getAndAdd(this, 5);
        TOTAL.addAndGet(this, 1L << 35);
        return swapped + " " + again + before + number + " " + TOTAL.get(this) + ";";
    }

    private static String locks() throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        lock.lock();
        try {
            return lock.tryLock(1L, TimeUnit.NANOSECONDS) + " " + lock.getHoldCount() + ";";
        } finally {
            lock.unlock();
        }
    }

    private String threads() throws InterruptedException {
        Thread thread = new Thread(() -> number++, "worker");
        String before = thread.getState() + " " + thread.isAlive();
        thread.start();
        thread.join();
        thread.join(5);
        Thread.yield();
        Thread.onSpinWait();
        Thread.sleep(0);
        Thread.sleep(0, 1);
        LockSupport.parkNanos(this, 1);
        return before + " " + thread.getState() + thread.isAlive() + number + ";";
    }

    private String hashes() {
        Object object = new Object();
        boolean identity = object.hashCode() == System.identityHashCode(object) && hashCode() == super.hashCode();
        return identity + " " + "text".hashCode() + " " + List.of(1, 2).hashCode() + " " + System.identityHashCode(null)
                + ";";
    }

    private static String interrupted() {
        Thread me = Thread.currentThread();
        me.interrupt();
        boolean set = me.isInterrupted();
        try {
            Thread.sleep(1000);
            return "slept";
        } catch (InterruptedException e) {
            return set + " " + Thread.interrupted() + (System.currentTimeMillis() > 0);
        }
    }
}
