package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** A static initialiser reads a setting twice, which its class has inherited and another thread changes. */
@Fails("assertion")
public final class InitialiserReadsInherited {
    private InitialiserReadsInherited() {}

    private static class Settings {
        static int size = 2;
    }

    private static final class Buffer extends Settings {
        private static int missing = -size;

        static {
            missing += size;
        }
    }

    public static void main(String[] args) {
        Threads.both(() -> Settings.size = 3, () -> Check.equal(0, Buffer.missing));
    }
}
