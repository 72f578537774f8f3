package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Unproved;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

/** A sum is divided among the two workers of a pool of its own. */
@Unproved("daemon threads could have gone on")
public final class ForkJoinSum {

    private ForkJoinSum() {}

    private static final class Sum extends RecursiveTask<Integer> {
        private static final long serialVersionUID = 1L;

        private final int from;
        private final int to;

        Sum(int from, int to) {
            this.from = from;
            this.to = to;
        }

        @Override
        protected Integer compute() {
            if (to - from == 1) {
                return from;
            }
            int middle = (from + to) / 2;
            Sum upper = new Sum(middle, to);
            upper.fork();
            return new Sum(from, middle).compute() + upper.join();
        }
    }

    public static void main(String[] args) {
        ForkJoinPool pool = new ForkJoinPool(2);
        int sum = pool.invoke(new Sum(1, 4));
        pool.shutdown();
        Check.equal(6, sum);
    }
}
