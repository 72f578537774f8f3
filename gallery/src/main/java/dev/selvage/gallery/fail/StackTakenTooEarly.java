package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.Arrays;
import java.util.concurrent.CountDownLatch;

/** A watchdog takes the stack of a worker to see where it hangs, before the worker has got anywhere. */
@Fails("assertion")
public final class StackTakenTooEarly {

    private final CountDownLatch gate = new CountDownLatch(1);

    private void hang() throws InterruptedException {
        gate.await();
    }

    public static void main(String[] args) {
        StackTakenTooEarly place = new StackTakenTooEarly();
        Thread worker = Threads.start(place::hang);
        boolean hangs = Arrays.stream(worker.getStackTrace())
                .anyMatch(frame -> frame.getMethodName().equals("hang"));
        place.gate.countDown();
        Threads.join(worker);
        Check.that(hangs, "hangs nowhere");
    }
}
