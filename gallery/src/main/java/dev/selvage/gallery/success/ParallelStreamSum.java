package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import java.util.stream.IntStream;

/** A parallel stream reduces its elements without any side effect. */
public final class ParallelStreamSum {

    private ParallelStreamSum() {}

    public static void main(String[] args) {
        int sum = IntStream.rangeClosed(1, 4).parallel().map(n -> n * n).sum();
        Check.equal(30, sum);
    }
}
