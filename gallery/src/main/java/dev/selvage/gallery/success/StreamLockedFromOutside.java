package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.io.ByteArrayOutputStream;

/** Who locks a stream of the JDK keeps others out of its synchronized methods. */
public final class StreamLockedFromOutside {

    private StreamLockedFromOutside() {}

    public static void main(String[] args) {
        ByteArrayOutputStream stream = new ByteArrayOutputStream();
        Threads.both(
                () -> {
                    synchronized (stream) {
                        int size = stream.size();
                        Check.equal(size, stream.size());
                    }
                },
                () -> stream.write(1));
    }
}
