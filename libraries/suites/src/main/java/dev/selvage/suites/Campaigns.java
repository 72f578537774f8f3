package dev.selvage.suites;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** Has tests explored one after the other in a JVM, and goes on with the rest in a new one when a test hangs or ends it. */
final class Campaigns {
    private static final int GRACE_SECONDS = 60;
    private static final String MAIN = "dev.selvage.librarytests.campaigns.CampaignLines";

    private static final String PROGRAM = "dev.selvage.suites.program.TestMethod";

    private final Path root;
    private final Jvm jvm;
    private final String classPath;
    private final int seconds;
    private final int runs;

    Campaigns(Path root, Jvm jvm, String classPath, int seconds, int runs) {
        this.root = root;
        this.jvm = jvm;
        this.classPath = classPath;
        this.seconds = seconds;
        this.runs = runs;
    }

    void explore(List<Test> tests, BiConsumer<Test, Outcome> sink) throws IOException, InterruptedException {
        List<Test> rest = new ArrayList<>(tests);
        while (!rest.isEmpty()) {
            int done = exploreInOneJvm(rest, sink);
            rest.subList(0, done).clear();
        }
    }

    /** Returns how many tests are done. */
    private int exploreInOneJvm(List<Test> tests, BiConsumer<Test, Outcome> sink)
            throws IOException, InterruptedException {
        String agent = "-javaagent:" + root.resolve("agent/target/selvage-agent.jar");
        String tool = root.resolve("libraries/suites/target/classes")
                + java.io.File.pathSeparator
                + root.resolve("cli/target/selvage.jar");
        Process process = jvm.start(List.of(agent), tool, MAIN, List.of("" + seconds, "" + runs));
        int done = 0;
        try (Writer writer = process.outputWriter(StandardCharsets.UTF_8);
                BufferedReader reader = process.inputReader(StandardCharsets.UTF_8)) {
            for (Test test : tests) {
                // Tests of the authors sleep until others have done their work: time-outs are the last to end.
                writer.write(
                        String.join("\t", "random", "last", classPath, PROGRAM, test.type(), test.method()) + "\n");
                writer.flush();
                Watch watch = new Watch(process, 2L * seconds + GRACE_SECONDS);
                String line = answer(reader);
                boolean isOver = watch.isOver();
                done++;
                if (line == null) {
                    watch.end();
                    sink.accept(test, isOver ? Outcome.HUNG : Outcome.ended(process.exitValue()));
                    return done;
                }
                watch.leave();
                sink.accept(test, Outcome.parse(line));
            }
        } catch (IOException e) {
            return Math.max(done, 1);
        } finally {
            new Watch(process, 1).end();
        }
        return done;
    }

    private static @Nullable String answer(BufferedReader reader) {
        try {
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                if (line.startsWith("outcome\t")) return line;
            }
        } catch (IOException e) {
            // The JVM was ended.
        }
        return null;
    }
}
