package frameworks;

import reactor.core.publisher.Flux;
import reactor.core.scheduler.Scheduler;
import reactor.core.scheduler.Schedulers;
import user.Tally;

/** Elements of a flux are counted on two rails. */
public final class ReactorFlux {
    public static void main(String[] args) {
        Tally tally = Tally.of(args);
        Scheduler scheduler = Schedulers.newParallel("rail", 2);
        Flux.range(0, 4)
                .parallel(2)
                .runOn(scheduler)
                .doOnNext(i -> tally.add())
                .sequential()
                .blockLast();
        scheduler.dispose();
        tally.expect(4);
    }
}
