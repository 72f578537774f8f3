package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RecursiveAction;

/** A recursive action and the thread that submitted it add to one plain field instead of returning their parts. */
@Fails("assertion")
public final class ForkedActionsShareSum {

    private static int sum;

    private ForkedActionsShareSum() {}

    private static final class Add extends RecursiveAction {
        private final int number;

        Add(int number) {
            this.number = number;
        }

        @Override
        protected void compute() {
            sum += number;
        }
    }

    public static void main(String[] args) {
        ForkJoinPool pool = new ForkJoinPool(1);
        ForkJoinTask<?> part = pool.submit(new Add(1));
        sum += 2;
        part.join();
        pool.shutdown();
        Check.equal(3, sum);
    }
}
