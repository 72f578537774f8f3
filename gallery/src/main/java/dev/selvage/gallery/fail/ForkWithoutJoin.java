package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

/** A task forks its other half and forgets to join it, and returns a sum in which that may be missing. */
@Fails("assertion")
public final class ForkWithoutJoin {

    private ForkWithoutJoin() {}

    private static final class Part extends RecursiveTask<Integer> {
        private volatile int part;

        @Override
        protected Integer compute() {
            part = 20;
            return part;
        }
    }

    private static final class Whole extends RecursiveTask<Integer> {
        @Override
        protected Integer compute() {
            Part left = new Part();
            left.fork();
            return left.part + 22;
        }
    }

    public static void main(String[] args) {
        ForkJoinPool pool = new ForkJoinPool(2);
        int sum = pool.invoke(new Whole());
        pool.shutdown();
        Check.equal(42, sum);
    }
}
