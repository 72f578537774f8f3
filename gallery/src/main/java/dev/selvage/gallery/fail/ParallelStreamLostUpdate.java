package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import java.util.stream.IntStream;

/** The body of a parallel stream increments a plain field from several threads of the common pool. */
@Fails("assertion")
public final class ParallelStreamLostUpdate {

    private int seen;

    public static void main(String[] args) {
        ParallelStreamLostUpdate counter = new ParallelStreamLostUpdate();
        IntStream.range(0, 2).parallel().forEach(number -> counter.seen++);
        Check.equal(2, counter.seen);
    }
}
