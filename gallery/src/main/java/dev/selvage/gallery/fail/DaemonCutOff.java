package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** A daemon saves what the program has made, and is cut off when the program ends. */
@Fails("assertion")
public final class DaemonCutOff {

    private static volatile boolean saved;

    private DaemonCutOff() {}

    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> Check.that(saved, "not saved")));
        Thread saver = Threads.create(() -> saved = true);
        saver.setDaemon(true);
        saver.start();
    }
}
