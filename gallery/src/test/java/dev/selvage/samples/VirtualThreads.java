package dev.selvage.samples;

import java.lang.reflect.InvocationTargetException;
import java.util.concurrent.CountDownLatch;

/** Two virtual threads, which this source level can only reach by reflection, share a counter, with a lock or without. */
public final class VirtualThreads {
    private static int count;

    private VirtualThreads() {}

    public static void main(String[] args) throws Exception {
        boolean locked = args.length > 0;
        Runnable body = locked ? VirtualThreads::incrementLocked : VirtualThreads::increment;
        Thread first = start(body);
        Thread second = start(body);
        first.join();
        second.join();
        if (count != 2) throw new AssertionError("count is " + count);
        if (first.isAlive()) throw new AssertionError("joined, but alive");
        interruptSleeper();
        interruptAndClear();
    }

    private static void increment() {
        count++;
    }

    private static synchronized void incrementLocked() {
        if (!Thread.currentThread().toString().startsWith("VirtualThread")) throw new AssertionError("wrong identity");
        count++;
    }

    private static void interruptSleeper() throws Exception {
        Thread sleeper = start(() -> {
            try {
                Thread.sleep(1_000_000);
                throw new AssertionError("slept through");
            } catch (InterruptedException expected) {
                count++;
            }
        });
        sleeper.interrupt();
        sleeper.join();
        if (count != 3) throw new AssertionError("not interrupted");
    }

    private static void interruptAndClear() throws Exception {
        CountDownLatch never = new CountDownLatch(1);
        Thread waiter = start(() -> {
            try {
                never.await();
                throw new AssertionError("not interrupted");
            } catch (InterruptedException expected) {
                Thread.currentThread().interrupt();
            }
            if (!Thread.interrupted() || Thread.interrupted()) throw new AssertionError("interrupted once");
            count++;
        });
        waiter.interrupt();
        waiter.join();
        if (count != 4) throw new AssertionError("not interrupted");
    }

    private static Thread start(Runnable body) throws ReflectiveOperationException {
        try {
            return (Thread)
                    Thread.class.getMethod("startVirtualThread", Runnable.class).invoke(null, body);
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof Error error) throw error;
            throw e;
        }
    }
}
