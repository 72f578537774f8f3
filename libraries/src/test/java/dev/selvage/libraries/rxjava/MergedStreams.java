package dev.selvage.libraries.rxjava;

import dev.selvage.libraries.Together;
import io.reactivex.rxjava3.core.Flowable;
import io.reactivex.rxjava3.schedulers.Schedulers;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Two streams on threads of their own are merged and collected. */
public final class MergedStreams {
    private MergedStreams() {}

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        Flowable<Integer> low = Flowable.range(1, 3).subscribeOn(Schedulers.from(pool));
        Flowable<Integer> high = Flowable.range(4, 3).subscribeOn(Schedulers.from(pool));
        int sum = Flowable.merge(low, high)
                .observeOn(Schedulers.from(pool))
                .reduce(0, Integer::sum)
                .blockingGet();
        Together.expect(21, sum);
        pool.shutdown();
    }
}
