package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

/** A recursive task forks one half and computes the other, in the common pool. */
public final class ForkedFibonacci {

    private ForkedFibonacci() {}

    @SuppressWarnings("serial")
    private static final class Fibonacci extends RecursiveTask<Integer> {
        private final int index;

        Fibonacci(int index) {
            this.index = index;
        }

        @Override
        protected Integer compute() {
            if (index < 2) return index;
            Fibonacci forked = new Fibonacci(index - 1);
            forked.fork();
            return new Fibonacci(index - 2).compute() + forked.join();
        }
    }

    public static void main(String[] args) {
        int third = ForkJoinPool.commonPool().invoke(new Fibonacci(4));
        Check.equal(3, third);
    }
}
