package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.TimeUnit;

/** Recursive actions fill the two halves of an array in a pool of their own. */
public final class ForkedActions {

    private ForkedActions() {}

    private static final class Fill extends RecursiveAction {
        private final int[] cells;
        private final int from;
        private final int to;

        Fill(int[] cells, int from, int to) {
            this.cells = cells;
            this.from = from;
            this.to = to;
        }

        @Override
        protected void compute() {
            if (to - from == 1) {
                cells[from] = from * from;
                return;
            }
            int middle = (from + to) / 2;
            invokeAll(new Fill(cells, from, middle), new Fill(cells, middle, to));
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int[] cells = new int[3];
        ForkJoinPool pool = new ForkJoinPool(2);
        pool.submit(new Fill(cells, 0, 3)).join();
        pool.shutdown();
        Check.that(pool.awaitTermination(1, TimeUnit.MINUTES), "does not end");
        Check.equal(5, cells[0] + cells[1] + cells[2]);
    }
}
