package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.io.ByteArrayOutputStream;
import java.io.OutputStream;

/** A method of the JDK calls the program while it holds a monitor, for which another thread waits. */
public final class CalledBackUnderLock {

    private int written;

    private CalledBackUnderLock() {}

    public static void main(String[] args) {
        CalledBackUnderLock program = new CalledBackUnderLock();
        ByteArrayOutputStream stream = new ByteArrayOutputStream();
        stream.write(1);
        Threads.both(() -> stream.writeTo(program.counting()), () -> stream.write(2));
        Check.that(program.written == 1 || program.written == 2, "a stream that changed while it was written");
    }

    private OutputStream counting() {
        return new OutputStream() {
            @Override
            public void write(int value) {
                written++;
            }
        };
    }
}
