package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** A number is parsed out of a text whose digits another thread is changing. */
@Fails("assertion")
public final class ParsedWhileWritten {
    private static final StringBuilder TEXT = new StringBuilder("19");

    private ParsedWhileWritten() {}

    public static void main(String[] args) {
        Threads.both(ParsedWhileWritten::write, ParsedWhileWritten::parse);
    }

    private static void write() {
        TEXT.setCharAt(0, '2');
        TEXT.setCharAt(1, '0');
    }

    private static void parse() {
        int number = Integer.parseInt(TEXT, 0, 2, 10);
        Check.that(number == 19 || number == 20, "a number that nobody wrote");
    }
}
