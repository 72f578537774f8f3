package dev.selvage.libraries.vavr;

import dev.selvage.libraries.Together;
import io.vavr.collection.List;
import io.vavr.concurrent.Future;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Futures on a pool are mapped and put in sequence. */
public final class SequencedFutures {
    private SequencedFutures() {}

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        Future<Integer> one = Future.of(pool, () -> 1);
        Future<Integer> two = Future.of(pool, () -> 1).map(value -> value + 1);
        Together.expect(3, Future.sequence(pool, List.of(one, two)).get().sum().intValue());
        pool.shutdown();
    }
}
