package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.nio.ByteBuffer;

/** Threads fill the halves of one {@link ByteBuffer} through views with positions of their own. */
public final class BufferViews {

    private BufferViews() {}

    public static void main(String[] args) {
        ByteBuffer whole = ByteBuffer.allocate(16);
        ByteBuffer left = whole.slice(0, 8);
        ByteBuffer right = whole.slice(8, 8);
        Threads.both(() -> left.putInt(1).putInt(2), () -> right.putLong(3));
        Check.equal(1, whole.getInt(0));
        Check.equal(2, whole.getInt(4));
        Check.equal(3, whole.getLong(8));
    }
}
