package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import dev.selvage.gallery.Unproved;
import java.util.HashMap;
import java.util.Map;

/** A class loader of the program is asked for the same class by two threads, and has a lock of its own. */
@Unproved("the JDK called the program")
public final class LoaderWithOwnLock {

    private LoaderWithOwnLock() {}

    public static void main(String[] args) {
        Loader loader = new Loader();
        Threads.both(loader::use, loader::use);
        Check.equal(2, loader.asked("java.util.Stack"));
    }

    private static final class Loader extends ClassLoader {
        private final Map<String, Integer> asked = new HashMap<>();

        Loader() {
            super(LoaderWithOwnLock.class.getClassLoader());
        }

        void use() throws ClassNotFoundException {
            Class.forName("java.util.Stack", false, this);
            loadClass("java.util.Stack");
        }

        synchronized int asked(String name) {
            return Math.min(2, asked.getOrDefault(name, 0));
        }

        @Override
        protected synchronized Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            asked.merge(name, 1, Integer::sum);
            return super.loadClass(name, resolve);
        }
    }
}
