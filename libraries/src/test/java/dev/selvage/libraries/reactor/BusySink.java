package dev.selvage.libraries.reactor;

import dev.selvage.libraries.Together;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import reactor.core.publisher.Sinks;

/** Two threads emit into one sink and try again while it is busy. */
public final class BusySink {
    private BusySink() {}

    public static void main(String[] args) throws Exception {
        Sinks.Many<Integer> sink = Sinks.many().unicast().onBackpressureBuffer();
        AtomicInteger sum = new AtomicInteger();
        sink.asFlux().subscribe(sum::addAndGet);
        Together.run(
                () -> sink.emitNext(1, Sinks.EmitFailureHandler.busyLooping(Duration.ofSeconds(1))),
                () -> sink.emitNext(2, Sinks.EmitFailureHandler.busyLooping(Duration.ofSeconds(1))));
        Together.expect(3, sum.get());
    }
}
