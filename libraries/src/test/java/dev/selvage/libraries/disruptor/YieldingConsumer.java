package dev.selvage.libraries.disruptor;

import com.lmax.disruptor.RingBuffer;
import com.lmax.disruptor.YieldingWaitStrategy;
import com.lmax.disruptor.dsl.Disruptor;
import com.lmax.disruptor.dsl.ProducerType;
import com.lmax.disruptor.util.DaemonThreadFactory;
import dev.selvage.libraries.Together;
import java.util.concurrent.atomic.AtomicLong;

/** Two producers; the consumer spins and yields. */
public final class YieldingConsumer {
    private YieldingConsumer() {}

    public static void main(String[] args) throws Exception {
        Disruptor<long[]> disruptor = new Disruptor<>(
                () -> new long[1], 2, DaemonThreadFactory.INSTANCE, ProducerType.MULTI, new YieldingWaitStrategy());
        AtomicLong sum = new AtomicLong();
        disruptor.handleEventsWith((event, sequence, endOfBatch) -> sum.addAndGet(event[0]));
        RingBuffer<long[]> ring = disruptor.start();
        Together.Task publish = () -> {
            for (long i = 1; i <= 3; i++) ring.publishEvent((event, sequence, value) -> event[0] = (Long) value, i);
        };
        Together.run(publish, publish);
        disruptor.shutdown();
        Together.expect(12L, sum.get());
    }
}
