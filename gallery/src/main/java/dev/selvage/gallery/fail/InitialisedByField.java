package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** Reading a field by reflection sets off a static initialiser, which reads a setting twice while another thread changes it. */
@Fails("assertion")
public final class InitialisedByField {
    private static volatile int size = 2;

    private InitialisedByField() {}

    private static final class Buffer {
        private static int missing = -size;

        static {
            missing += size;
        }
    }

    private static int missing() throws ReflectiveOperationException {
        return Buffer.class.getDeclaredField("missing").getInt(null);
    }

    public static void main(String[] args) {
        Threads.both(() -> size = 3, () -> Check.equal(0, missing()));
    }
}
