package dev.selvage.gallery.success;

import dev.selvage.gallery.Threads;
import java.io.PrintWriter;
import java.io.StringWriter;

/** An exception is printed under the lock of the printer, and its text needs a lock under which nobody prints. */
public final class TextMadeFirst {

    private final Object lock = new Object();
    private int texts;

    private TextMadeFirst() {}

    public static void main(String[] args) {
        TextMadeFirst program = new TextMadeFirst();
        Printer printer = new Printer();
        Threads.both(() -> program.problem().printStackTrace(printer), () -> {
            int next;
            synchronized (program.lock) {
                next = program.texts++;
            }
            printer.message("message " + next);
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
