package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;

/** Two futures are put together, but nobody waits for both before their sum is read. */
@Fails("assertion")
public final class AllOfNotJoined {

    private final AtomicInteger sum = new AtomicInteger();

    public static void main(String[] args) {
        AtomicInteger sum = new AllOfNotJoined().sum;
        CompletableFuture<Void> left = CompletableFuture.runAsync(() -> sum.addAndGet(20));
        CompletableFuture<Void> right = CompletableFuture.runAsync(() -> sum.addAndGet(22));
        CompletableFuture<Void> both = CompletableFuture.allOf(left, right);
        Check.that(both.isDone() || sum.get() == 42, "read too early: " + sum.get());
    }
}
