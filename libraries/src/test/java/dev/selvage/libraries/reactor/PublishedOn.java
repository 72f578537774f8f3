package dev.selvage.libraries.reactor;

import dev.selvage.libraries.Together;
import java.time.Duration;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import reactor.core.publisher.Flux;
import reactor.core.scheduler.Scheduler;
import reactor.core.scheduler.Schedulers;

/** A stream changes its thread twice. */
public final class PublishedOn {
    private PublishedOn() {}

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        Scheduler scheduler = Schedulers.fromExecutorService(pool);
        Integer sum = Flux.range(1, 4)
                .subscribeOn(scheduler)
                .map(value -> value * 2)
                .publishOn(scheduler)
                .reduce(0, Integer::sum)
                .block(Duration.ofSeconds(10));
        Together.expect(20, sum);
        pool.shutdown();
    }
}
