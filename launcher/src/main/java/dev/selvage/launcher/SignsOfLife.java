package dev.selvage.launcher;

import dev.selvage.report.json.WorkLines;
import java.io.IOException;

/** Tells the caller again and again that this JVM is alive. When nobody listens any more, there is nothing left to work for, and this JVM ends. */
public final class SignsOfLife {
    private static final long MILLIS = 1_000;

    /** The exit code of a JVM that has lost its caller. */
    public static final int CALLER_LOST = 3;

    private SignsOfLife() {}

    /** @param sign the message that says no more than that */
    public static void begin(WorkLines lines, Object sign) {
        Thread signs = new Thread(() -> give(lines, sign), "selvage-signs");
        signs.setDaemon(true);
        signs.start();
    }

    private static void give(WorkLines lines, Object sign) {
        try {
            while (true) {
                lines.send(sign);
                Thread.sleep(MILLIS);
            }
        } catch (IOException | InterruptedException nobodyListens) {
            Runtime.getRuntime().halt(CALLER_LOST);
        }
    }
}
