package dev.selvage.bench;

import java.io.IOException;
import java.util.List;

/** Processes that are measured from outside. */
final class Processes {
    private Processes() {}

    /** Runs a command to its end, which must be a good one. */
    static void run(List<String> command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        int status = process.waitFor();
        if (status != 0) throw new IllegalStateException(command + " ended with " + status);
    }
}
