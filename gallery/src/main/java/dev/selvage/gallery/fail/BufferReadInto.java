package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.io.ByteArrayInputStream;

/** Two threads read from a stream each into the same buffer, and look only then what is in it. */
@Fails("assertion")
public final class BufferReadInto {
    private static final byte[] BUFFER = new byte[2];

    private BufferReadInto() {}

    public static void main(String[] args) {
        Threads.both(() -> receive((byte) 1), () -> receive((byte) 2));
    }

    private static void receive(byte sent) {
        ByteArrayInputStream stream = new ByteArrayInputStream(new byte[] {sent, sent});
        Check.equal(2, stream.read(BUFFER, 0, 2));
        Check.equal(sent, BUFFER[0]);
        Check.equal(sent, BUFFER[1]);
    }
}
