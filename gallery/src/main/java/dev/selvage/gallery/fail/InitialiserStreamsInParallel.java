package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import java.util.stream.IntStream;

/** A static initialiser waits for a parallel stream whose function is code of the class: a worker that takes a part of it waits for the initialiser. */
@Fails("deadlock,lost-wakeup")
public final class InitialiserStreamsInParallel {

    private InitialiserStreamsInParallel() {}

    private static final class Table {
        private static final int SUM =
                IntStream.range(0, 2).parallel().map(i -> i * 2).sum();
    }

    public static void main(String[] args) {
        Check.equal(2, Table.SUM);
    }
}
