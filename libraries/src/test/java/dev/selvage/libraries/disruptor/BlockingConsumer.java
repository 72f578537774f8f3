package dev.selvage.libraries.disruptor;

import com.lmax.disruptor.BlockingWaitStrategy;
import com.lmax.disruptor.RingBuffer;
import com.lmax.disruptor.dsl.Disruptor;
import com.lmax.disruptor.dsl.ProducerType;
import com.lmax.disruptor.util.DaemonThreadFactory;
import dev.selvage.libraries.Together;
import java.util.concurrent.atomic.AtomicLong;

/** One producer; the consumer waits with a lock and a condition. */
public final class BlockingConsumer {
    private BlockingConsumer() {}

    public static void main(String[] args) throws Exception {
        Disruptor<long[]> disruptor = new Disruptor<>(
                () -> new long[1], 2, DaemonThreadFactory.INSTANCE, ProducerType.SINGLE, new BlockingWaitStrategy());
        AtomicLong sum = new AtomicLong();
        disruptor.handleEventsWith((event, sequence, endOfBatch) -> sum.addAndGet(event[0]));
        RingBuffer<long[]> ring = disruptor.start();
        Together.Task publish = () -> {
            for (long i = 1; i <= 3; i++) ring.publishEvent((event, sequence, value) -> event[0] = (Long) value, i);
        };
        Together.run(publish);
        disruptor.shutdown();
        Together.expect(6L, sum.get());
    }
}
