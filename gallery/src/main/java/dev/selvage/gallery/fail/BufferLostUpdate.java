package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.nio.ByteBuffer;

/** Two threads add to a number in a {@link ByteBuffer}, and one addition is lost. */
@Fails("assertion")
public final class BufferLostUpdate {

    private BufferLostUpdate() {}

    public static void main(String[] args) {
        ByteBuffer numbers = ByteBuffer.allocate(8);
        Threads.both(() -> numbers.putInt(0, numbers.getInt(0) + 1), () -> numbers.putInt(0, numbers.getInt(0) + 1));
        Check.equal(2, numbers.getInt(0));
    }
}
