package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;

/** Plain fields and array elements that only start and join hand over between threads. */
public final class JoinPublishes {

    private final int[] squares = new int[3];
    private int factor;

    public static void main(String[] args) {
        JoinPublishes work = new JoinPublishes();
        work.factor = 3;
        Threads.both(() -> work.squares[1] = work.factor, () -> work.squares[2] = work.factor * work.factor);
        Check.equal(12, work.squares[0] + work.squares[1] + work.squares[2]);
    }
}
