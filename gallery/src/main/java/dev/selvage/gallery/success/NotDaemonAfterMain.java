package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;

/** The main thread ends first, and the thread it has started waits for that end. */
public final class NotDaemonAfterMain {

    private static String state = "starting";

    private NotDaemonAfterMain() {}

    public static void main(String[] args) {
        Thread main = Thread.currentThread();
        Threads.start(() -> {
            main.join();
            Check.equal("started", state);
        });
        state = "started";
    }
}
