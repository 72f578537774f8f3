package dev.selvage.engine.execution;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

/**
 * Keeps the calling thread, and the threads it starts, on one core: handing the baton between cores costs several times
 * as much.
 */
public final class Affinity {
    private Affinity() {}

    /** Pins the calling thread where the system lets it; says whether it did. */
    public static boolean pinToOneCore() {
        Path self = Path.of("/proc/thread-self");
        if (!Files.exists(self)) return false;
        try {
            String thread = Files.readSymbolicLink(self).getFileName().toString();
            Process taskset = new ProcessBuilder("taskset", "-pc", lastAllowedCore(self), thread)
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
            return taskset.waitFor(2, TimeUnit.SECONDS) && taskset.exitValue() == 0;
        } catch (IOException notThere) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /** The last core of the list that this thread may use, such as {@code 3} of {@code 0-1,3}. */
    private static String lastAllowedCore(Path self) throws IOException {
        for (String line : Files.readAllLines(self.resolve("status"))) {
            if (line.startsWith("Cpus_allowed_list:")) return line.replaceAll(".*[^0-9]", "");
        }
        return "0";
    }
}
