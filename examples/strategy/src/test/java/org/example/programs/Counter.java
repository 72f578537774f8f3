package org.example.programs;

/** Two threads count without a lock. */
public final class Counter {
    private static int count;

    public static void main(String[] arguments) throws InterruptedException {
        Thread[] threads = {new Thread(Counter::count), new Thread(Counter::count)};
        for (Thread thread : threads) thread.start();
        for (Thread thread : threads) thread.join();
        if (count != 2) throw new AssertionError("expected 2 but was " + count);
    }

    private static void count() {
        count++;
    }
}
