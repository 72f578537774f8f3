package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.io.PrintWriter;
import java.io.StringWriter;

/** An exception is printed under the lock of the printer, and its text needs a lock under which others print. */
@Fails("deadlock")
public final class TextNeededUnderLock {

    private final Object lock = new Object();
    private int texts;

    private TextNeededUnderLock() {}

    public static void main(String[] args) {
        TextNeededUnderLock program = new TextNeededUnderLock();
        Printer printer = new Printer();
        Threads.both(() -> program.problem().printStackTrace(printer), () -> {
            synchronized (program.lock) {
                printer.message("message");
            }
        });
    }

    private Exception problem() {
        return new Exception() {
            private static final long serialVersionUID = 1L;

            @Override
            public String toString() {
                synchronized (lock) {
                    return "problem " + texts++;
                }
            }
        };
    }

    private static final class Printer extends PrintWriter {
        Printer() {
            super(new StringWriter());
        }

        synchronized void message(String text) {
            println(text);
        }
    }
}
