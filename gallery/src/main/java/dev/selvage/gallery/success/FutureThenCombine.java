package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;

/** Two asynchronous stages are combined without any shared state. */
public final class FutureThenCombine {

    private static final Executor NEW_THREAD = task -> new Thread(task).start();

    private FutureThenCombine() {}

    public static void main(String[] args) {
        CompletableFuture<Integer> left = CompletableFuture.supplyAsync(() -> 6, NEW_THREAD);
        CompletableFuture<Integer> right = CompletableFuture.supplyAsync(() -> 7, NEW_THREAD);
        int product = left.thenCombine(right, (a, b) -> a * b).join();
        Check.equal(42, product);
    }
}
