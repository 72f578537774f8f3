package dev.selvage.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** The command as a user starts it, in a JVM of its own, and what it left behind. */
record Command(int exitCode, String out, String err) {
    private static final long PATIENCE_SECONDS = 120;

    /** As {@code ./selvage} has it: the optimising compiler would take nearly half of the time of a short command. */
    private static final String COMPILER = "-XX:TieredStopAtLevel=1";

    /** Runs {@code java -jar selvage.jar} in the given folder, with nothing to read. */
    static Command run(Path folder, String... arguments) throws IOException, InterruptedException {
        return run(folder, List.of(), arguments);
    }

    /** The same with further options for the JVM. */
    static Command run(Path folder, List<String> options, String... arguments)
            throws IOException, InterruptedException {
        Path out = Files.createTempFile("selvage-it", ".out");
        Path err = Files.createTempFile("selvage-it", ".err");
        try {
            Process process = start(folder, out, err, options, arguments);
            if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly().waitFor();
                throw new AssertionError("no end after " + PATIENCE_SECONDS + " s; it said: " + Files.readString(out));
            }
            return new Command(process.exitValue(), Files.readString(out), Files.readString(err));
        } finally {
            Files.delete(out);
            Files.delete(err);
        }
    }

    /** Only starts it; its standard input stays open. */
    static Process start(Path folder, Path out, Path err, String... arguments) throws IOException {
        return start(folder, out, err, List.of(), arguments);
    }

    private static Process start(Path folder, Path out, Path err, List<String> options, String... arguments)
            throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add(COMPILER);
        command.addAll(options);
        command.add("-jar");
        command.add(System.getProperty("selvage.cli.jar"));
        command.addAll(List.of(arguments));
        return new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start();
    }

    Command exits(int expected) {
        assertThat(exitCode).as("exit code; out: %s; err: %s", out, err).isEqualTo(expected);
        return this;
    }

    /** What went to the standard error stream, without the VM's own remark about the agent. */
    List<String> complaints() {
        return err.lines()
                .filter(line -> !line.contains("Server VM warning: Sharing"))
                .toList();
    }
}
