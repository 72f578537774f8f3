package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import java.util.concurrent.CompletableFuture;

/** All are taken for done as soon as the last one is, but what follows from that one comes a moment later. */
@Fails("assertion")
public final class CompleteButNotAll {
    private CompleteButNotAll() {}

    public static void main(String[] args) throws InterruptedException {
        CompletableFuture<Integer> one = new CompletableFuture<>();
        CompletableFuture<Void> all = CompletableFuture.allOf(one, CompletableFuture.completedFuture(1));
        Thread completer = new Thread(() -> one.complete(1));
        completer.start();
        if (one.isDone()) Check.that(all.isDone(), "the last one is done, but not all are");
        completer.join();
    }
}
