package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Runs;
import dev.selvage.gallery.Threads;

/** A value and the value derived from it are updated in two critical sections, between which a reader can look. */
@Fails("assertion")
@Runs(random = 500)
public final class TwoStageUpdate {

    private final Object priceLock = new Object();
    private final Object taxLock = new Object();
    private int price;
    private int tax;

    private void update() {
        int base;
        synchronized (priceLock) {
            price = 100;
            base = price;
        }
        synchronized (taxLock) {
            tax = base / 5;
        }
    }

    private void inspect() {
        int seenPrice;
        synchronized (priceLock) {
            seenPrice = price;
        }
        if (seenPrice == 0) {
            return;
        }
        synchronized (taxLock) {
            Check.equal(seenPrice / 5, tax);
        }
    }

    public static void main(String[] args) {
        TwoStageUpdate item = new TwoStageUpdate();
        Thread writer = Threads.start(item::update);
        item.inspect();
        Threads.join(writer);
    }
}
