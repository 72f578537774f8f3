package dev.selvage.cli.programs;

import sun.misc.Signal;
import sun.misc.SignalHandler;

/** A correct program that expects a setting of the JVM to be as it is at the start, and changes it for good. */
public final class FailsInUsedJvm {
    private static volatile int done;

    private FailsInUsedJvm() {}

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> done = 1);
        other.start();
        done = 2;
        other.join();
        SignalHandler before = Signal.handle(new Signal("WINCH"), signal -> {});
        if (before != SignalHandler.SIG_DFL && before != SignalHandler.SIG_IGN) {
            throw new IllegalStateException("somebody was here before");
        }
    }
}
