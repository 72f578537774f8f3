package dev.selvage.agent.rewrite.subjects;

import java.util.concurrent.Callable;

/** Synchronized methods: static and not, recursive, with every kind of result, left by return and by exception. */
public final class SynchronizedMethods implements Callable<String> {
    private static long calls;
    private int value;

    @Override
    public String call() {
        String text = recursive(4) + " " + ofClass(3) + " " + wide(2L, 0.5) + " " + thrown() + " " + both() + " "
                + unsupported() + " ";
        nothing(true);
        nothing(false);
        boolean held = Thread.holdsLock(this) || Thread.holdsLock(SynchronizedMethods.class);
        return text + value + " " + calls + (held ? " STILL HELD" : "");
    }

    private synchronized int recursive(int depth) {
        requireLock(this);
        return depth == 0 ? 1 : depth * recursive(depth - 1);
    }

    private static synchronized long ofClass(int depth) {
        requireLock(SynchronizedMethods.class);
        calls++;
        return depth == 0 ? calls : ofClass(depth - 1);
    }

    private synchronized double wide(long factor, double start) {
        double result = start;
        for (long i = 0; i < factor; i++) {
            if (i % 2 == 0) result += i;
            else return result * factor;
        }
        return -result;
    }

    private String thrown() {
        try {
            return failing(0);
        } catch (ArithmeticException e) {
            return Thread.holdsLock(this) + " " + e.getMessage();
        }
    }

    private synchronized String failing(int divisor) {
        try {
            return "" + value / divisor;
        } finally {
            value += 7;
        }
    }

    private synchronized String both() {
        synchronized (SynchronizedMethods.class) {
            synchronized (this) {
                return "both " + ofClass(0);
            }
        }
    }

    private String unsupported() {
        try {
            return "" + neverReturns();
        } catch (UnsupportedOperationException e) {
            return endless() + e.getMessage() + Thread.holdsLock(this);
        }
    }

    private String endless() {
        try {
            return "" + neverEnds();
        } catch (ArithmeticException e) {
            return value + " ";
        }
    }

    private synchronized int neverReturns() {
        throw new UnsupportedOperationException("never");
    }

    private synchronized int neverEnds() {
        while (true) value -= 10 / value > 0 ? 1 : 2;
    }

    private synchronized void nothing(boolean early) {
        if (early) return;
        try {
            failing(0);
        } catch (ArithmeticException e) {
            value++;
        }
    }

    private static void requireLock(Object lock) {
        if (!Thread.holdsLock(lock)) throw new AssertionError("lock is not held");
    }
}
