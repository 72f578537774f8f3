package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.concurrent.CompletableFuture;

/** One of two futures is complete, and both results are read. */
@Fails("assertion")
public final class AnyOfTakenForAll {

    private AnyOfTakenForAll() {}

    public static void main(String[] args) {
        CompletableFuture<Integer> left = new CompletableFuture<>();
        CompletableFuture<Integer> right = new CompletableFuture<>();
        Thread first = Threads.start(() -> left.complete(20));
        Thread second = Threads.start(() -> right.complete(22));
        CompletableFuture.anyOf(left, right).join();
        Check.equal(42, left.getNow(0) + right.getNow(0));
        Threads.join(first);
        Threads.join(second);
    }
}
