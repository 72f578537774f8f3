package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import java.util.concurrent.CompletableFuture;

/** A stage recovers from a failure with a default that its owner sets only after it started the stage. */
@Fails("exception")
public final class RecoveryReadsTooEarly {

    private volatile String spare;

    private static String fail() {
        throw new IllegalStateException("not found");
    }

    public static void main(String[] args) {
        RecoveryReadsTooEarly shop = new RecoveryReadsTooEarly();
        CompletableFuture<Integer> length = CompletableFuture.supplyAsync(RecoveryReadsTooEarly::fail)
                .exceptionally(thrown -> shop.spare)
                .thenApply(String::length);
        shop.spare = "spare";
        Check.equal((Integer) 5, length.join());
    }
}
