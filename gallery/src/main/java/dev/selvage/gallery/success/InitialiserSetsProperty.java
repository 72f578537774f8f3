package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;

/** A static initialiser sets a property of the system: other threads find all of it or nothing. */
public final class InitialiserSetsProperty {
    private InitialiserSetsProperty() {}

    private static final class Server {
        static {
            System.setProperty("gallery.address", "localhost:80");
        }

        static void start() {}
    }

    public static void main(String[] args) {
        Threads.both(Server::start, InitialiserSetsProperty::connect);
    }

    private static void connect() {
        String address = System.getProperty("gallery.address");
        Check.that(address == null || address.endsWith(":80"), "an address without a port");
    }
}
