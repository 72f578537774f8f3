package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Unproved;
import java.util.concurrent.CountedCompleter;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.atomic.AtomicInteger;

/** A completer counts its pending parts, and the last one to end completes the whole. */
@Unproved("daemon threads could have gone on")
public final class CountedCompletion {

    private CountedCompletion() {}

    private static final class Root extends CountedCompleter<Integer> {
        private final AtomicInteger sum = new AtomicInteger();

        @Override
        public void compute() {
            setPendingCount(2);
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
        ForkJoinPool pool = new ForkJoinPool(2);
        int sum = pool.invoke(new Root());
        pool.shutdown();
        Check.equal(3, sum);
    }
}
