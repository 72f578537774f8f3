package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Unproved;
import java.util.concurrent.CompletableFuture;

/** A stage on the common pool fails, and the next stage turns the exception into a value. */
@Unproved("daemon threads could have gone on")
public final class FutureOnCommonPool {

    private FutureOnCommonPool() {}

    private static int divide(int dividend, int divisor) {
        return dividend / divisor;
    }

    public static void main(String[] args) {
        CompletableFuture<Integer> quotient =
                CompletableFuture.supplyAsync(() -> divide(1, 0)).exceptionally(failure -> -1);
        int result = quotient.join();
        Check.equal(-1, result);
    }
}
