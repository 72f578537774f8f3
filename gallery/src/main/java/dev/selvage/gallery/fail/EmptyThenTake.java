package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** Two consumers each see that a queue is not empty and take from it, but there is one element and nobody adds more. */
@Fails("lost-wakeup")
public final class EmptyThenTake {

    private final BlockingQueue<String> orders = new LinkedBlockingQueue<>(List.of("order"));

    private void serve() throws InterruptedException {
        if (!orders.isEmpty()) {
            orders.take();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        EmptyThenTake kitchen = new EmptyThenTake();
        Thread other = Threads.start(kitchen::serve);
        kitchen.serve();
        Threads.join(other);
    }
}
