package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** One party of a barrier gives up after a time, whereupon all find it broken until it is reset. */
public final class BarrierBroken {

    private final CyclicBarrier barrier = new CyclicBarrier(2);
    private boolean impatient;

    private void waitBriefly() throws InterruptedException, BrokenBarrierException {
        try {
            barrier.await(5, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            impatient = true;
        }
    }

    private void assertBroken() throws InterruptedException {
        try {
            barrier.await();
        } catch (BrokenBarrierException expected) {
            return;
        }
        throw new AssertionError("not broken");
    }

    public static void main(String[] args) throws InterruptedException, BrokenBarrierException {
        BarrierBroken meeting = new BarrierBroken();
        Threads.join(Threads.start(meeting::waitBriefly));
        Check.that(meeting.impatient && meeting.barrier.isBroken(), "not broken");
        meeting.assertBroken();
        meeting.barrier.reset();
        Thread partner = Threads.start(() -> meeting.barrier.await());
        meeting.barrier.await();
        Threads.join(partner);
        Check.that(!meeting.barrier.isBroken(), "broken again");
    }
}
