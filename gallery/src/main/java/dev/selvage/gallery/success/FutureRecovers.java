package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;

/** A future that fails is recovered from, whether its cause is an exception of its stage or of one before. */
public final class FutureRecovers {

    private FutureRecovers() {}

    private static int fail() {
        throw new IllegalStateException("no paper");
    }

    public static void main(String[] args) {
        CompletableFuture<Integer> failed = CompletableFuture.supplyAsync(FutureRecovers::fail);
        CompletableFuture<Integer> dependent = failed.thenApply(n -> n + 1);
        Check.equal((Integer) 0, dependent.exceptionally(thrown -> 0).join());
        Check.equal(
                "no paper",
                failed.handle((n, thrown) -> thrown.getCause().getMessage()).join());
        try {
            dependent.join();
            throw new AssertionError("it failed");
        } catch (CompletionException e) {
            Check.that(e.getCause() instanceof IllegalStateException, "another cause");
        }
        Check.that(dependent.isCompletedExceptionally() && !dependent.isCancelled(), "not failed");
        Check.that(new CompletableFuture<Integer>().cancel(true), "not cancelled");
    }
}
