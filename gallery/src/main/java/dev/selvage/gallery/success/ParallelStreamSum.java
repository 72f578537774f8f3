package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

/** A parallel stream reduces its elements; its only side effect is a counter that is safe to share. */
public final class ParallelStreamSum {

    private ParallelStreamSum() {}

    public static void main(String[] args) {
        AtomicInteger squares = new AtomicInteger();
        int sum = IntStream.rangeClosed(1, 4)
                .parallel()
                .map(n -> {
                    squares.incrementAndGet();
                    return n * n;
                })
                .sum();
        Check.equal(30, sum);
        Check.equal(4, squares.get());
    }
}
