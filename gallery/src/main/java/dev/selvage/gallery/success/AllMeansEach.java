package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import java.util.concurrent.CompletableFuture;

/** When all are done, so is each. */
public final class AllMeansEach {
    private AllMeansEach() {}

    public static void main(String[] args) throws InterruptedException {
        CompletableFuture<Integer> one = new CompletableFuture<>();
        CompletableFuture<Void> all = CompletableFuture.allOf(one, CompletableFuture.completedFuture(1));
        Thread completer = new Thread(() -> one.complete(1));
        completer.start();
        if (all.isDone()) Check.that(one.isDone(), "all are done, but not each");
        completer.join();
        Check.that(all.isDone(), "not all are done");
    }
}
