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
    /** Position of the field «processor» behind the name, see proc(5). */
    private static final int PROCESSOR = 36;

    private Affinity() {}

    /** Pins the calling thread where the system lets it; says whether it did. */
    public static boolean pinToOneCore() {
        Path self = Path.of("/proc/thread-self");
        if (!Files.exists(self)) return false;
        try {
            String thread = Files.readSymbolicLink(self).getFileName().toString();
            Process taskset = new ProcessBuilder("taskset", "-pc", currentCore(self), thread)
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

    /** The core that the thread runs on: where the system put it, and not where every other campaign is. */
    private static String currentCore(Path self) throws IOException {
        String stat = Files.readString(self.resolve("stat"));
        // The second field is a name in parentheses, which may hold spaces.
        String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ");
        return fields[PROCESSOR];
    }
}
