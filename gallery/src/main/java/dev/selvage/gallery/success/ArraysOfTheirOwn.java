package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.io.ByteArrayInputStream;
import java.util.Arrays;

/** Each thread copies, sorts and reads into arrays that only it has. */
public final class ArraysOfTheirOwn {
    private ArraysOfTheirOwn() {}

    public static void main(String[] args) {
        Threads.both(ArraysOfTheirOwn::work, ArraysOfTheirOwn::work);
    }

    private static void work() {
        byte[] bytes = new byte[3];
        Check.equal(3, new ByteArrayInputStream(new byte[] {3, 1, 2}).read(bytes, 0, 3));
        byte[] sorted = Arrays.copyOf(bytes, 3);
        Arrays.sort(sorted);
        Check.that(Arrays.equals(new byte[] {1, 2, 3}, sorted), Arrays.toString(sorted));
        Check.equal(3, bytes[0]);
    }
}
