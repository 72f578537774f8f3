package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.io.ByteArrayOutputStream;

/** Each method of a stream of the JDK is synchronized, two of them together are not. */
@Fails("assertion")
public final class StreamAskedTwice {

    private StreamAskedTwice() {}

    public static void main(String[] args) {
        ByteArrayOutputStream stream = new ByteArrayOutputStream();
        Threads.both(
                () -> {
                    int size = stream.size();
                    Check.equal(size, stream.size());
                },
                () -> stream.write(1));
    }
}
