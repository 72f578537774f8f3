package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Punctual;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/** {@code invokeAll} waits for all tasks, {@code invokeAny} for one that succeeds. */
@Punctual("The task must be cancelled before its sleep is over.")
public final class InvokeAllAndAny {

    private InvokeAllAndAny() {}

    private static int fail() {
        throw new IllegalStateException("no answer");
    }

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        List<Future<Integer>> all = pool.invokeAll(List.of(() -> 1, () -> 2));
        Check.equal(3, all.get(0).get() + all.get(1).get());
        int any = pool.invokeAny(List.of(() -> 7, InvokeAllAndAny::fail));
        Check.equal(7, any);
        List<Future<Integer>> late = pool.invokeAll(
                List.of(() -> {
                    Thread.sleep(1_000);
                    return 1;
                }),
                5,
                TimeUnit.MILLISECONDS);
        Check.that(late.get(0).isCancelled(), "not too late");
        pool.shutdown();
        Check.that(pool.awaitTermination(1, TimeUnit.MINUTES), "does not end");
    }
}
