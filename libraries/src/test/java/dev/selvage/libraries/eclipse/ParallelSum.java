package dev.selvage.libraries.eclipse;

import dev.selvage.libraries.Together;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.collections.impl.parallel.ParallelIterate;

/** A list is summed up by the threads of a pool. */
public final class ParallelSum {
    private ParallelSum() {}

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        AtomicInteger sum = new AtomicInteger();
        ParallelIterate.forEach(List.of(1, 2, 3, 4), sum::addAndGet, 2, pool);
        Together.expect(10, sum.get());
        pool.shutdown();
    }
}
