package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;

/** A barrier is reset for the next round while a party of this round still waits at it, who finds it broken. */
@Fails("exception")
public final class BarrierResetTooEarly {

    private final CyclicBarrier barrier = new CyclicBarrier(2);

    public static void main(String[] args) throws Exception {
        CyclicBarrier barrier = new BarrierResetTooEarly().barrier;
        Thread party = Threads.start(() -> barrier.await(1, TimeUnit.SECONDS));
        barrier.reset();
        barrier.await();
        Threads.join(party);
    }
}
