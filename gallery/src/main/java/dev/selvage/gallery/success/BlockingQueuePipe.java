package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/** A producer sends two numbers and an end mark through a queue of one place. */
public final class BlockingQueuePipe {

    private static final int END = -1;

    private BlockingQueuePipe() {}

    public static void main(String[] args) throws InterruptedException {
        BlockingQueue<Integer> pipe = new ArrayBlockingQueue<>(1);
        Thread producer = Threads.start(() -> {
            pipe.put(20);
            pipe.put(22);
            pipe.put(END);
        });
        int sum = 0;
        for (int number = pipe.take(); number != END; number = pipe.take()) {
            sum += number;
        }
        Threads.join(producer);
        Check.equal(42, sum);
    }
}
