package dev.selvage.gallery.success;

import dev.selvage.gallery.Threads;
import java.io.ByteArrayOutputStream;

/** Threads wait and notify by the monitor that the methods of a stream take, too. */
public final class WaitsOnStream {

    private WaitsOnStream() {}

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
                        stream.write(1);
                        stream.notifyAll();
                    }
                });
    }
}
