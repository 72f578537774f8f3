package dev.selvage.engine.execution;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
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
        return pin(Affinity::currentCore);
    }

    /** Pins the calling thread to a core that depends on the number alone: neighbouring numbers get different ones. */
    public static boolean pinTo(int number) {
        return pin(self -> {
            List<String> cores = allowedCores(Files.readString(self.resolve("status")));
            return cores.get(number % cores.size());
        });
    }

    /** Says which core to take. */
    @FunctionalInterface
    private interface Choice {
        String of(Path self) throws IOException;
    }

    private static boolean pin(Choice core) {
        Path self = Path.of("/proc/thread-self");
        if (!Files.exists(self)) return false;
        try {
            String thread = Files.readSymbolicLink(self).getFileName().toString();
            Process taskset = new ProcessBuilder("taskset", "-pc", core.of(self), thread)
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

    /** The cores that a thread with this status may run on; a list such as {@code 0-3,8} is one of its lines. */
    static List<String> allowedCores(String status) {
        List<String> cores = new ArrayList<>();
        String key = "Cpus_allowed_list:";
        String list =
                status.substring(status.indexOf(key) + key.length()).strip().split("\\s")[0];
        for (String range : list.split(",")) {
            String[] ends = range.split("-");
            for (int core = Integer.parseInt(ends[0]); core <= Integer.parseInt(ends[ends.length - 1]); core++) {
                cores.add(String.valueOf(core));
            }
        }
        return cores;
    }

    /** The core that the thread runs on: where the system put it, and not where every other campaign is. */
    private static String currentCore(Path self) throws IOException {
        String stat = Files.readString(self.resolve("stat"));
        // The second field is a name in parentheses, which may hold spaces.
        String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ");
        return fields[PROCESSOR];
    }
}
