package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;

/** Of two tasks in a pool of two workers, the one that was given first is taken for the first to be done. */
@Fails("assertion")
public final class SecondTaskDoneFirst {

    private SecondTaskDoneFirst() {}

    public static void main(String[] args) throws InterruptedException {
        ForkJoinPool pool = new ForkJoinPool(2);
        CompletableFuture<Integer> first = CompletableFuture.supplyAsync(() -> 1, pool);
        CompletableFuture<Integer> second = CompletableFuture.supplyAsync(() -> 2, pool);
        CompletableFuture<Integer> either = first.applyToEither(second, value -> value);
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.HOURS);
        Check.equal(1, (int) either.join());
    }
}
