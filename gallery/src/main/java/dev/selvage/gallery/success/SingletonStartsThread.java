package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.ArrayList;
import java.util.List;

/** A singleton starts its worker before its class is complete; the worker waits at the first static that it needs. */
public final class SingletonStartsThread {

    private SingletonStartsThread() {}

    private static final class Server {
        private static final Server INSTANCE = new Server();
        private static final List<String> LOG = new ArrayList<>();

        private final Thread worker;

        private Server() {
            worker = Threads.start(this::serve);
        }

        private void serve() {
            LOG.add("served");
        }

        private static synchronized Thread worker() {
            return INSTANCE.worker;
        }
    }

    public static void main(String[] args) {
        Threads.join(Server.worker());
        Check.equal(1, Server.LOG.size());
    }
}
