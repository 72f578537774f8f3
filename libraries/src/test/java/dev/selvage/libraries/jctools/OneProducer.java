package dev.selvage.libraries.jctools;

import dev.selvage.libraries.Together;
import java.util.Queue;
import java.util.concurrent.atomic.AtomicInteger;
import org.jctools.queues.SpscArrayQueue;

/** One producer and one consumer of a bounded array queue. */
public final class OneProducer {
    private OneProducer() {}

    private static final AtomicInteger LEFT = new AtomicInteger(3);
    private static final AtomicInteger SUM = new AtomicInteger();

    private static void produce(Queue<Integer> queue, int first) {
        for (int i = first; i < first + 3; i++) {
            while (!queue.offer(i)) Thread.onSpinWait();
        }
    }

    private static void consume(Queue<Integer> queue) {
        while (LEFT.get() > 0) {
            Integer value = queue.poll();
            if (value == null) {
                Thread.onSpinWait();
            } else {
                SUM.addAndGet(value);
                LEFT.decrementAndGet();
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Queue<Integer> queue = new SpscArrayQueue<>(2);
        Together.run(() -> produce(queue, 0), () -> consume(queue));
        Together.expect(3, SUM.get());
        Together.expect(true, queue.isEmpty());
    }
}
