package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.io.PrintWriter;
import java.io.StringWriter;

/** Two threads print what belongs together in two calls each, and the parts of one come between those of the other. */
@Fails("assertion")
public final class WrittenInTwoParts {

    private WrittenInTwoParts() {}

    public static void main(String[] args) {
        StringWriter text = new StringWriter();
        PrintWriter out = new PrintWriter(text);
        Threads.both(() -> printPair(out), () -> printPair(out));
        Check.equal("<><>", text.toString());
    }

    private static void printPair(PrintWriter out) {
        out.print('<');
        out.print('>');
    }
}
