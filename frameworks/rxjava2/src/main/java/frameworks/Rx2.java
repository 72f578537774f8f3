package frameworks;

import io.reactivex.Flowable;
import io.reactivex.schedulers.Schedulers;
import user.Tally;

/** Elements of a flow are counted on two rails. */
public final class Rx2 {
    public static void main(String[] args) {
        Tally tally = Tally.of(args);
        Flowable.range(0, 4)
                .parallel(2)
                .runOn(Schedulers.computation())
                .doOnNext(i -> tally.add())
                .sequential()
                .blockingSubscribe();
        Schedulers.shutdown();
        tally.expect(4);
    }
}
