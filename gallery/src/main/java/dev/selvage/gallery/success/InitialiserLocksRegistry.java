package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;

/** A static initialiser changes a registry under the lock under which others read it. */
public final class InitialiserLocksRegistry {

    private InitialiserLocksRegistry() {}

    private static final class Registry {
        private static final Registry INSTANCE = new Registry();

        private int names;
        private int numbers;

        static Registry get() {
            return INSTANCE;
        }

        synchronized void add() {
            names++;
            numbers++;
        }

        synchronized boolean isWhole() {
            return names == numbers;
        }
    }

    private static final class Plugin {
        static {
            Registry.get().add();
        }

        static void load() {}
    }

    public static void main(String[] args) {
        Registry registry = Registry.get();
        Threads.both(Plugin::load, () -> Check.that(registry.isWhole(), "half of the initialiser"));
    }
}
