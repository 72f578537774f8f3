package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** A timed wait of a condition that returns is taken for a signal, although the signal can come too early to be seen. */
@Fails("assertion")
public final class AwaitNanosIgnored {

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition filled = lock.newCondition();
    private boolean wanted;
    private int stock;

    private void deliver() {
        lock.lock();
        if (wanted) {
            stock = 7;
            filled.signal();
        }
        lock.unlock();
    }

    private int order() throws InterruptedException {
        lock.lock();
        try {
            wanted = true;
            filled.awaitNanos(1_000_000);
            return stock;
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        AwaitNanosIgnored shop = new AwaitNanosIgnored();
        Thread supplier = Threads.start(shop::deliver);
        Check.equal(7, shop.order());
        Threads.join(supplier);
    }
}
