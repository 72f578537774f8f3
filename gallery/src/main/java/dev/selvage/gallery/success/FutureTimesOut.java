package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Futures that nobody completes end by their time-outs, with an exception or with a value. */
public final class FutureTimesOut {

    private FutureTimesOut() {}

    public static void main(String[] args) throws InterruptedException, ExecutionException {
        CompletableFuture<String> late = new CompletableFuture<>();
        try {
            late.orTimeout(20, TimeUnit.MILLISECONDS).get();
            throw new AssertionError("nobody completed it");
        } catch (ExecutionException e) {
            Check.that(e.getCause() instanceof TimeoutException, "not a time-out");
        }
        CompletableFuture<String> given = new CompletableFuture<>();
        Check.equal(
                "given",
                given.completeOnTimeout("given", 5, TimeUnit.MILLISECONDS).get());
        int seven = CompletableFuture.supplyAsync(() -> 7, CompletableFuture.delayedExecutor(5, TimeUnit.MILLISECONDS))
                .get();
        Check.equal(7, seven);
    }
}
