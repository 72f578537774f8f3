package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** A task of a pool fails, but nobody asks its future, and the result is missing without a word. */
@Fails("assertion")
public final class ExceptionHiddenInFuture {

    private volatile Integer divisor;
    private volatile int result;

    public static void main(String[] args) throws InterruptedException {
        ExceptionHiddenInFuture calculator = new ExceptionHiddenInFuture();
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.submit(() -> calculator.result = 42 / calculator.divisor);
        calculator.divisor = 6;
        pool.shutdown();
        Check.that(pool.awaitTermination(1, TimeUnit.MINUTES), "the pool does not end");
        Check.equal(7, calculator.result);
    }
}
