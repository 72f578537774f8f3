package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import java.util.concurrent.SubmissionPublisher;

/** The result of a subscriber is read when the publisher is closed, which does not wait for the subscriber. */
@Fails("assertion")
public final class FlowNotAwaited {

    private static volatile int sum;

    private FlowNotAwaited() {}

    public static void main(String[] args) {
        try (SubmissionPublisher<Integer> publisher = new SubmissionPublisher<>()) {
            publisher.consume(item -> sum += item);
            publisher.submit(3);
        }
        Check.equal(3, sum);
    }
}
