package frameworks;

import io.reactivex.rxjava3.core.Flowable;
import io.reactivex.rxjava3.schedulers.Schedulers;
import user.Accounts;

/** Two flows transfer money in opposite directions. */
public final class Rx3 {
    public static void main(String[] args) {
        Accounts accounts = Accounts.of(args);
        Flowable<Integer> right = Flowable.just(1).subscribeOn(Schedulers.io()).doOnNext(i -> accounts.toTheRight());
        Flowable<Integer> left = Flowable.just(2).subscribeOn(Schedulers.io()).doOnNext(i -> accounts.toTheLeft());
        Flowable.merge(right, left).blockingSubscribe();
        Schedulers.shutdown();
        accounts.expect(2);
    }
}
