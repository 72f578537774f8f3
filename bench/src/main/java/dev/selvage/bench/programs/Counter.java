package dev.selvage.bench.programs;

/** The smallest program with something to schedule: two threads, one unprotected increment each. */
public final class Counter {
    private int count;

    private Counter() {}

    public static void main(String[] args) throws InterruptedException {
        Counter counter = new Counter();
        Thread one = new Thread(() -> counter.count++);
        Thread two = new Thread(() -> counter.count++);
        one.start();
        two.start();
        one.join();
        two.join();
    }
}
