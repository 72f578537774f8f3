package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.Random;

/** Two threads share a seeded generator, and each expects the number that it gets when it comes first. */
@Fails("assertion")
public final class SeededRandomShared {

    private SeededRandomShared() {}

    public static void main(String[] args) {
        Random shared = new Random(7);
        int expected = new Random(7).nextInt();
        int[] drawn = new int[2];
        Threads.both(() -> drawn[0] = shared.nextInt(), () -> drawn[1] = shared.nextInt());
        Check.equal(expected, drawn[0]);
    }
}
