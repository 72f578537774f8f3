package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.io.PrintWriter;
import java.io.StringWriter;

/** What belongs together is printed under one lock. */
public final class WrittenUnderLock {

    private WrittenUnderLock() {}

    public static void main(String[] args) {
        StringWriter text = new StringWriter();
        PrintWriter out = new PrintWriter(text);
        Threads.both(() -> printPair(out), () -> printPair(out));
        Check.equal("<><>", text.toString());
    }

    private static void printPair(PrintWriter out) {
        synchronized (out) {
            out.print('<');
            out.print('>');
        }
    }
}
