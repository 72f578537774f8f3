package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** A static initialiser enters a name and its number into a registry that others read in between. */
@Fails("assertion")
public final class InitialiserChangesSingleton {

    private InitialiserChangesSingleton() {}

    private static final class Registry {
        private static final Registry INSTANCE = new Registry();

        private volatile int names;
        private volatile int numbers;

        static Registry get() {
            return INSTANCE;
        }
    }

    private static final class Plugin {
        static {
            Registry registry = Registry.get();
            registry.names++;
            registry.numbers++;
        }

        static void load() {}
    }

    public static void main(String[] args) {
        Registry registry = Registry.get();
        Threads.both(Plugin::load, () -> {
            int names = registry.names;
            Check.that(registry.numbers >= names, "half of the initialiser");
        });
    }
}
