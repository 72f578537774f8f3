package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** A consumer does not test again after its wait, and takes what another consumer that was woken too took before. */
@Fails("exception")
public final class IfInsteadOfWhile {

    private int items;

    private synchronized void put() {
        items++;
        notifyAll();
    }

    private synchronized void take() throws InterruptedException {
        if (items == 0) {
            wait();
        }
        if (items == 0) {
            throw new IllegalStateException("nothing to take");
        }
        items--;
    }

    public static void main(String[] args) throws InterruptedException {
        IfInsteadOfWhile shelf = new IfInsteadOfWhile();
        Thread consumer = Threads.start(shelf::take);
        Thread producer = Threads.start(() -> {
            shelf.put();
            shelf.put();
        });
        shelf.take();
        Threads.join(consumer);
        Threads.join(producer);
    }
}
