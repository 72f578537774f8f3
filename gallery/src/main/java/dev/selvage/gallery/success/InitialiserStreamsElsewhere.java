package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Unproved;
import java.util.stream.IntStream;

/** A static initialiser waits for a parallel stream whose function is code of another class, which is initialised already or needs nobody. */
@Unproved("daemon threads could have gone on")
public final class InitialiserStreamsElsewhere {

    private InitialiserStreamsElsewhere() {}

    private static final class Twice {
        private static int of(int number) {
            return number * 2;
        }
    }

    private static final class Table {
        private static final int SUM =
                IntStream.range(0, 2).parallel().map(Twice::of).sum();
    }

    public static void main(String[] args) {
        Check.equal(2, Table.SUM);
    }
}
