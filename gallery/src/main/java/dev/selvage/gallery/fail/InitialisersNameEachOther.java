package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** Two classes load each other by name while they are initialised; two threads that begin with different ones wait for ever. */
@Fails("deadlock")
public final class InitialisersNameEachOther {

    private InitialisersNameEachOther() {}

    static final class Registry {
        static {
            load("dev.selvage.gallery.fail.InitialisersNameEachOther$Driver");
        }
    }

    static final class Driver {
        static {
            load("dev.selvage.gallery.fail.InitialisersNameEachOther$Registry");
        }
    }

    private static void load(String name) {
        try {
            Class.forName(name);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        Threads.both(Driver::new, Registry::new);
    }
}
