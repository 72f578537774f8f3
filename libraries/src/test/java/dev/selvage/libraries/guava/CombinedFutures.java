package dev.selvage.libraries.guava;

import com.google.common.util.concurrent.Futures;
import com.google.common.util.concurrent.ListenableFuture;
import com.google.common.util.concurrent.ListeningExecutorService;
import com.google.common.util.concurrent.MoreExecutors;
import com.google.common.util.concurrent.SettableFuture;
import dev.selvage.libraries.Together;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** Futures that are set, transformed and combined by two threads of a pool. */
public final class CombinedFutures {
    private CombinedFutures() {}

    public static void main(String[] args) throws Exception {
        ListeningExecutorService pool = MoreExecutors.listeningDecorator(Executors.newFixedThreadPool(2));
        SettableFuture<Integer> set = SettableFuture.create();
        ListenableFuture<Integer> one = pool.submit(() -> 1);
        ListenableFuture<Integer> two = Futures.transform(pool.submit(() -> 1), value -> value + 1, pool);
        pool.execute(() -> set.set(3));
        Together.expect(List.of(1, 2, 3), Futures.allAsList(one, two, set).get(10, TimeUnit.SECONDS));
        pool.shutdown();
        Together.expect(true, pool.awaitTermination(1, TimeUnit.SECONDS));
    }
}
