package dev.selvage.cli.output;

import java.nio.file.Path;

/** The command line that replays a failure, ready to be pasted into a shell. */
public final class ReplayLine {
    private ReplayLine() {}

    public static String of(Path failureFile) {
        // The launcher script tells how it was called.
        return System.getProperty("selvage.command", "selvage") + " replay " + quoted(failureFile.toString());
    }

    private static String quoted(String word) {
        return word.matches("[\\w./+,:@%=-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
    }
}
