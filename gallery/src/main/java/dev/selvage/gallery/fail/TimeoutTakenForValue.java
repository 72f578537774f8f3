package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** A future falls back to a default after a time, and its reader takes the default for the value. */
@Fails("assertion")
public final class TimeoutTakenForValue {

    private final CompletableFuture<Integer> price = new CompletableFuture<>();
    private volatile boolean open;

    private void quote() {
        if (open) {
            price.complete(7);
        }
    }

    public static void main(String[] args) {
        TimeoutTakenForValue shop = new TimeoutTakenForValue();
        Thread clerk = Threads.start(shop::quote);
        shop.open = true;
        int price = shop.price.completeOnTimeout(0, 1, TimeUnit.SECONDS).join();
        Check.equal(7, price);
        Threads.join(clerk);
    }
}
