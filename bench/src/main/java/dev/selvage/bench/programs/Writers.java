package dev.selvage.bench.programs;

/** Threads that do nothing but write: arguments are how many threads and how many writes each; 0 threads for main alone. */
public final class Writers {
    private volatile int value;

    private Writers() {}

    public static void main(String[] args) throws InterruptedException {
        Writers writers = new Writers();
        int writes = Integer.parseInt(args[1]);
        Thread[] threads = new Thread[Integer.parseInt(args[0])];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(() -> writers.write(writes));
            threads[i].start();
        }
        for (Thread thread : threads) thread.join();
        if (threads.length == 0) writers.write(writes);
    }

    private void write(int writes) {
        for (int i = 0; i < writes; i++) value = i;
    }
}
