package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** A class makes its default instance, of a class that extends it, while it is initialised; who begins with the other class waits for ever. */
@Fails("deadlock")
public final class BaseMakesHeir {

    private BaseMakesHeir() {}

    static class Codec {
        static final Codec DEFAULT = load("dev.selvage.gallery.fail.BaseMakesHeir$Utf");

        static Codec standard() {
            return DEFAULT;
        }

        // The old way, which many libraries have kept.
        @SuppressWarnings("deprecation")
        private static Codec load(String name) {
            try {
                Class<?> type = Class.forName(name, false, BaseMakesHeir.class.getClassLoader());
                return (Codec) type.newInstance();
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    static final class Utf extends Codec {}

    public static void main(String[] args) {
        Threads.both(Codec::standard, Utf::new);
    }
}
