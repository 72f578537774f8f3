package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.io.ByteArrayOutputStream;

/** A thread notifies those who wait for a stream to be filled, and fills it afterwards. */
@Fails("lost-wakeup")
public final class NotifiedBeforeWritten {

    private NotifiedBeforeWritten() {}

    public static void main(String[] args) {
        ByteArrayOutputStream stream = new ByteArrayOutputStream();
        Threads.both(
                () -> {
                    synchronized (stream) {
                        while (stream.size() == 0) stream.wait();
                    }
                },
                () -> {
                    synchronized (stream) {
                        stream.notifyAll();
                    }
                    stream.write(1);
                });
    }
}
