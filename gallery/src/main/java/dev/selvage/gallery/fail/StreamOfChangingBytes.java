package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.io.ByteArrayInputStream;

/** A message is read through a stream over an array that another thread fills again already. */
@Fails("assertion")
public final class StreamOfChangingBytes {
    private static final byte[] MESSAGE = {1, 1};

    private StreamOfChangingBytes() {}

    public static void main(String[] args) {
        ByteArrayInputStream in = new ByteArrayInputStream(MESSAGE);
        Threads.both(StreamOfChangingBytes::fill, () -> read(in));
    }

    private static void fill() {
        MESSAGE[0] = 2;
        MESSAGE[1] = 2;
    }

    private static void read(ByteArrayInputStream in) {
        Check.equal(in.read(), in.read());
    }
}
