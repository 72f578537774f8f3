package dev.selvage.bench.programs;

import java.util.concurrent.atomic.AtomicInteger;

/** Threads that use a field, a monitor, an atomic and an array: arguments are how many threads and how many rounds each. */
public final class Mixed {
    private final AtomicInteger atomic = new AtomicInteger();
    private final int[] cells = new int[4];
    private volatile int flag;
    private int guarded;

    private Mixed() {}

    public static void main(String[] args) throws InterruptedException {
        Mixed mixed = new Mixed();
        Thread[] threads = new Thread[Integer.parseInt(args[0])];
        int rounds = Integer.parseInt(args[1]);
        for (int i = 0; i < threads.length; i++) {
            int own = i;
            threads[i] = new Thread(() -> mixed.work(own, rounds));
            threads[i].start();
        }
        for (Thread thread : threads) thread.join();
        if (mixed.guarded != rounds * threads.length) throw new AssertionError(mixed.guarded);
    }

    private void work(int own, int rounds) {
        for (int i = 0; i < rounds; i++) {
            flag = i;
            cells[own % cells.length] = i;
            atomic.incrementAndGet();
            add();
        }
    }

    private synchronized void add() {
        guarded++;
    }
}
