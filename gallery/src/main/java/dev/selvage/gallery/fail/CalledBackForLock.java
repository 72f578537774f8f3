package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.io.ByteArrayOutputStream;
import java.io.OutputStream;

/** A method of the JDK holds a monitor and calls the program, which needs a lock whose owner waits for that monitor. */
@Fails("deadlock")
public final class CalledBackForLock {

    private final Object lock = new Object();
    private int written;

    private CalledBackForLock() {}

    public static void main(String[] args) {
        CalledBackForLock program = new CalledBackForLock();
        ByteArrayOutputStream stream = new ByteArrayOutputStream();
        stream.write(1);
        Threads.both(() -> stream.writeTo(program.counting()), () -> {
            synchronized (program.lock) {
                stream.write(2);
            }
        });
    }

    private OutputStream counting() {
        return new OutputStream() {
            @Override
            public void write(int value) {
                synchronized (lock) {
                    written++;
                }
            }
        };
    }
}
