package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import java.util.concurrent.CompletableFuture;

/** Futures of the default executor are combined, chained and waited for together. */
public final class FuturesCombined {

    private FuturesCombined() {}

    public static void main(String[] args) {
        CompletableFuture<Integer> left = CompletableFuture.supplyAsync(() -> 20);
        CompletableFuture<Integer> right = CompletableFuture.supplyAsync(() -> 22);
        CompletableFuture<Integer> sum = left.thenCombine(right, Integer::sum);
        CompletableFuture<String> text = sum.thenCompose(n -> CompletableFuture.supplyAsync(() -> "is " + n));
        CompletableFuture.allOf(left, right, text).join();
        Check.equal("is 42", text.getNow("not done"));
        Object any =
                CompletableFuture.anyOf(new CompletableFuture<String>(), sum).join();
        Check.equal(42, any);
    }
}
