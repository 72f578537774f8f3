package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.concurrent.CyclicBarrier;

/** The last party to arrive runs the action of the barrier before anybody goes on, round after round. */
public final class BarrierActionRuns {

    private final CyclicBarrier barrier = new CyclicBarrier(2, this::sum);
    private final int[] parts = new int[2];
    private int total;

    private void sum() {
        total += parts[0] + parts[1];
    }

    private void work(int part) throws Exception {
        parts[part] = part + 1;
        barrier.await();
        Check.equal(3, total);
    }

    public static void main(String[] args) {
        BarrierActionRuns sum = new BarrierActionRuns();
        Threads.both(() -> sum.work(0), () -> sum.work(1));
        Check.equal(0, sum.barrier.getNumberWaiting());
    }
}
