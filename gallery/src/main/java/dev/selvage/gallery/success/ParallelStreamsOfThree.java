package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Runs;
import dev.selvage.gallery.Threads;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

/** Three threads run parallel streams on the common pool, so each may find tasks of another where it looks for its own. */
@Runs(random = 10, exhaustive = 500)
public final class ParallelStreamsOfThree {

    private ParallelStreamsOfThree() {}

    public static void main(String[] args) {
        AtomicInteger count = new AtomicInteger();
        Threads.three(() -> addTwo(count), () -> addTwo(count), () -> addTwo(count));
        Check.equal(6, count.get());
    }

    private static void addTwo(AtomicInteger count) {
        IntStream.range(0, 2).parallel().forEach(i -> count.incrementAndGet());
    }
}
