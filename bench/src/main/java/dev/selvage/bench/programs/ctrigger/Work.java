package dev.selvage.bench.programs.ctrigger;

import dev.selvage.bench.programs.Threads;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Workers of a server, and what their requests cost besides the bug. */
final class Work {
    private Work() {}

    /**
     * Has {@code requests} requests served by a pool of {@code workers}, or by a thread each if there are none, and waits for the
     * answers.
     */
    static void serve(int workers, int requests, Runnable request) {
        if (workers == 0) {
            List<Thread> threads = new ArrayList<>();
            for (int i = 0; i < requests; i++) threads.add(Threads.start(request::run));
            threads.forEach(Threads::join);
            return;
        }
        ExecutorService pool = Executors.newFixedThreadPool(workers);
        List<Future<?>> answers = new ArrayList<>();
        for (int i = 0; i < requests; i++) answers.add(pool.submit(request));
        try {
            for (Future<?> answer : answers) answer.get();
        } catch (ExecutionException e) {
            throw new AssertionError(String.valueOf(e.getCause().getMessage()), e.getCause());
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        } finally {
            pool.shutdown();
        }
    }

    /**
     * Computes for a tenth of a millisecond or two, as much as a small request; different seeds take different times, so that
     * threads do not march in step.
     */
    static int compute(int seed) {
        int value = seed;
        for (int i = 0; i < 100_000 + Math.floorMod(seed, 7) * 15_000; i++) value = value * 31 + i;
        return value;
    }
}
