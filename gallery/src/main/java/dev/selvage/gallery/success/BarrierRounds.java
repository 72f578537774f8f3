package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.concurrent.CyclicBarrier;

/** Two parties write their own cell, meet at a {@link CyclicBarrier} and read one another's cell. */
public final class BarrierRounds {

    private static final CyclicBarrier BARRIER = new CyclicBarrier(2);
    private static final int[] CELLS = new int[2];

    private BarrierRounds() {}

    private static void round(int mine, int other) throws Exception {
        CELLS[mine] = mine + 1;
        BARRIER.await();
        Check.equal(other + 1, CELLS[other]);
        BARRIER.await();
    }

    public static void main(String[] args) throws Exception {
        Thread party = Threads.start(() -> round(1, 0));
        round(0, 1);
        Threads.join(party);
    }
}
