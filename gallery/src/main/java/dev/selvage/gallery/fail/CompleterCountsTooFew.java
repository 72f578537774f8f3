package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import java.util.concurrent.CountedCompleter;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.atomic.AtomicInteger;

/** A completer is told of one pending part although it forks two, and completes before the second has ended. */
@Fails("assertion")
public final class CompleterCountsTooFew {

    private CompleterCountsTooFew() {}

    private static final class Root extends CountedCompleter<Integer> {
        private final AtomicInteger sum = new AtomicInteger();

        @Override
        public void compute() {
            setPendingCount(1);
            new Leaf(this, 1).fork();
            new Leaf(this, 2).fork();
            tryComplete();
        }

        @Override
        public Integer getRawResult() {
            return sum.get();
        }
    }

    private static final class Leaf extends CountedCompleter<Void> {
        private final Root root;
        private final int number;

        Leaf(Root root, int number) {
            super(root);
            this.root = root;
            this.number = number;
        }

        @Override
        public void compute() {
            root.sum.addAndGet(number);
            tryComplete();
        }
    }

    public static void main(String[] args) {
        ForkJoinPool pool = new ForkJoinPool(1);
        int sum = pool.invoke(new Root());
        pool.shutdownNow();
        Check.equal(3, sum);
    }
}
