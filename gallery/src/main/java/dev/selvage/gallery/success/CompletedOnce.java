package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;

/** Two threads race to complete a future, and one of them wins for everybody. */
public final class CompletedOnce {

    private CompletedOnce() {}

    public static void main(String[] args) {
        CompletableFuture<String> winner = new CompletableFuture<>();
        AtomicInteger wins = new AtomicInteger();
        Thread other = Threads.start(() -> wins.addAndGet(winner.complete("ada") ? 1 : 0));
        wins.addAndGet(winner.complete("bob") ? 1 : 0);
        String seen = winner.join();
        Threads.join(other);
        Check.equal(1, wins.get());
        Check.equal(seen, winner.join());
    }
}
