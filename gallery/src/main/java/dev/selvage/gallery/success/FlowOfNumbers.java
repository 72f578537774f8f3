package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Flow;
import java.util.concurrent.SubmissionPublisher;

/** A publisher gives each subscriber all items, one at a time and in order, then tells it of the end. */
public final class FlowOfNumbers {

    private FlowOfNumbers() {}

    private static final class Sum implements Flow.Subscriber<Integer> {
        private final CountDownLatch complete = new CountDownLatch(1);
        private Flow.Subscription subscription;
        private int sum;

        @Override
        public void onSubscribe(Flow.Subscription given) {
            subscription = given;
            given.request(1);
        }

        @Override
        public void onNext(Integer item) {
            sum = sum * 10 + item;
            subscription.request(1);
        }

        @Override
        public void onError(Throwable thrown) {
            complete.countDown();
        }

        @Override
        public void onComplete() {
            complete.countDown();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Sum sum = new Sum();
        try (SubmissionPublisher<Integer> publisher = new SubmissionPublisher<>()) {
            publisher.subscribe(sum);
            publisher.submit(1);
            publisher.submit(2);
        }
        sum.complete.await();
        Check.equal(12, sum.sum);
    }
}
