package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** A static initialiser sets two properties of the system, one after the other; whoever sees the first relies on the second. */
@Fails("assertion")
public final class InitialiserSetsTwoProperties {
    private InitialiserSetsTwoProperties() {}

    private static final class Server {
        static {
            System.setProperty("gallery.host", "localhost");
            System.setProperty("gallery.port", "80");
        }

        static void start() {}
    }

    public static void main(String[] args) {
        Threads.both(Server::start, InitialiserSetsTwoProperties::connect);
    }

    private static void connect() {
        if (System.getProperty("gallery.host") == null) return;
        Check.that(System.getProperty("gallery.port") != null, "a host without a port");
    }
}
