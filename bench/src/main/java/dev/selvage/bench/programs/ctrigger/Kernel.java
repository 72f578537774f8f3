package dev.selvage.bench.programs.ctrigger;

import dev.selvage.bench.programs.Threads;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

/** What the numerical kernels share: threads that number themselves, and phases between barriers. */
abstract class Kernel {
    final int threads;
    private final CyclicBarrier barrier;
    private int nextId;

    Kernel(int threads) {
        this.threads = threads;
        this.barrier = new CyclicBarrier(threads);
    }

    /** The macro that numbers threads. It is meant to be atomic, and is only where a platform makes it so. */
    int number() {
        int id = nextId;
        nextId = id + 1;
        return id;
    }

    /** What the thread of that number does. */
    abstract void compute(int id) throws Exception;

    /** Throws when the result is wrong. */
    abstract void check();

    void barrier() throws BrokenBarrierException, InterruptedException {
        barrier.await();
    }

    /** The first and last row, excluded, of a thread's share. */
    int from(int id, int rows) {
        return id * rows / threads;
    }

    final void run() {
        List<Thread> all = new ArrayList<>();
        for (int i = 0; i < threads; i++) {
            int seed = i;
            all.add(Threads.start(() -> {
                Work.compute(seed);
                compute(number());
            }));
        }
        all.forEach(Threads::join);
        check();
    }
}
