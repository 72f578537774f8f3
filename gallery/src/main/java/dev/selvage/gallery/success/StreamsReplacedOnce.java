package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.io.ByteArrayInputStream;
import java.io.OutputStream;
import java.io.PrintStream;

/** A program that replaces the standard streams for good. */
public final class StreamsReplacedOnce {

    private StreamsReplacedOnce() {}

    public static void main(String[] args) {
        Check.that(!(System.in instanceof ByteArrayInputStream), "the input of an earlier run");
        Check.that(!(System.out instanceof Own), "the output of an earlier run");
        Threads.both(() -> System.setIn(new ByteArrayInputStream(new byte[0])), () -> System.setOut(new Own()));
        Check.that(System.in instanceof ByteArrayInputStream, "the input was not replaced");
        Check.that(System.out instanceof Own, "the output was not replaced");
    }

    private static final class Own extends PrintStream {
        Own() {
            super(OutputStream.nullOutputStream());
        }
    }
}
