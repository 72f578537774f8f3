package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.concurrent.ArrayBlockingQueue;

/** Two stages answer one another through bounded queues, and each waits for room while nobody takes. */
@Fails("lost-wakeup")
public final class BothWaysFull {

    private final ArrayBlockingQueue<String> there = new ArrayBlockingQueue<>(1);
    private final ArrayBlockingQueue<String> back = new ArrayBlockingQueue<>(1);

    private static void talk(ArrayBlockingQueue<String> out, ArrayBlockingQueue<String> in)
            throws InterruptedException {
        out.put("first");
        out.put("second");
        in.take();
        in.take();
    }

    public static void main(String[] args) throws InterruptedException {
        BothWaysFull line = new BothWaysFull();
        Thread other = Threads.start(() -> talk(line.there, line.back));
        talk(line.back, line.there);
        Threads.join(other);
    }
}
