package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.io.ByteArrayInputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.concurrent.atomic.AtomicInteger;

/** A program that replaces the standard streams for good. */
public final class StreamsReplacedOnce {

    private StreamsReplacedOnce() {}

    public static void main(String[] args) {
        Check.that(!(System.in instanceof ByteArrayInputStream), "the input of an earlier run");
        Check.that(!(System.out instanceof Own), "the output of an earlier run");
        System.setIn(new ByteArrayInputStream(new byte[0]));
        System.setOut(new Own());
        AtomicInteger count = new AtomicInteger();
        Threads.both(count::incrementAndGet, count::incrementAndGet);
        Check.equal(2, count.get());
        Check.that(System.in instanceof ByteArrayInputStream, "the input was not replaced");
        Check.that(System.out instanceof Own, "the output was not replaced");
    }

    private static final class Own extends PrintStream {
        Own() {
            super(OutputStream.nullOutputStream());
        }
    }
}
