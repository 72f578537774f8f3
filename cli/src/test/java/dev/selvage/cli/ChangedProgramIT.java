package dev.selvage.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.cli.output.ExitCode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The replay of a failure in a program that has been worked on since. */
class ChangedProgramIT {
    private static final String BUGGY = "count++;";

    @TempDir
    private Path folder;

    private void compile(String increment) throws Exception {
        Path source = folder.resolve("Counter.java");
        Files.writeString(source, """
                public class Counter {
                    static int count;

                    public static void main(String[] args) throws Exception {
                        Runnable increment = () -> { %s };
                        Thread one = new Thread(increment), two = new Thread(increment);
                        one.start();
                        two.start();
                        one.join();
                        two.join();
                        if (count != 2) throw new IllegalStateException("count is " + count);
                    }
                }
                """.formatted(increment));
        int code = ToolProvider.getSystemJavaCompiler().run(null, null, null, source.toString());
        assertThat(code).isZero();
    }

    private void find(String increment) throws Exception {
        compile(increment);
        Command.run(folder, "run", "--quiet", "--confirm", "here", "Counter").exits(ExitCode.FAILURE_FOUND);
        // Whatever the resolution of the file system's clock is.
        Path failure = folder.resolve("selvage-out/failure-1.json");
        Files.setLastModifiedTime(failure, FileTime.from(Instant.EPOCH));
    }

    private Command replay() throws Exception {
        return Command.run(folder, "replay", "--quiet", "selvage-out/failure-1.json");
    }

    @Test
    void one_that_was_mended_no_longer_fails() throws Exception {
        find(BUGGY);
        compile("synchronized (Counter.class) { count++; }");
        assertThat(replay().exits(ExitCode.OK).out())
                .startsWith("no longer fails on this schedule")
                .contains("Counter.class is newer than the failure", "What to do: ");
    }

    @Test
    void one_that_was_not_still_fails() throws Exception {
        find(BUGGY);
        compile("int before = count; count = 0; count = before + 1;");
        assertThat(replay().exits(ExitCode.FAILURE_FOUND).out())
                .startsWith("still fails on this schedule")
                .contains("IllegalStateException: count is ");
    }
}
