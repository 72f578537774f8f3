package dev.selvage.coexistence;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A JVM of its own with the given options, and what it left behind. */
record Jvm(int exitCode, String out, String err) {
    static final String COMMAND = System.getProperty("selvage.cli.jar");
    static final String AGENT = System.getProperty("selvage.agent.jar");
    static final String CLASS_PATH =
            System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    private static final long PATIENCE_SECONDS = 300;

    /** As {@code ./selvage} has it: the optimising compiler would take nearly half of the time of a short command. */
    private static final String COMPILER = "-XX:TieredStopAtLevel=1";

    /** Starts {@code java} in the folder and waits for its end. */
    static Jvm java(Path folder, List<String> arguments) throws IOException, InterruptedException {
        Path out = Files.createTempFile("selvage-it", ".out");
        Path err = Files.createTempFile("selvage-it", ".err");
        try {
            List<String> command = new ArrayList<>();
            command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
            command.add(COMPILER);
            command.addAll(arguments);
            Process process = new ProcessBuilder(command)
                    .directory(folder.toFile())
                    .redirectOutput(out.toFile())
                    .redirectError(err.toFile())
                    .start();
            if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly().waitFor();
                throw new AssertionError("no end after " + PATIENCE_SECONDS + " s; it said: " + Files.readString(out));
            }
            return new Jvm(process.exitValue(), Files.readString(out), Files.readString(err));
        } finally {
            Files.delete(out);
            Files.delete(err);
        }
    }

    /** Starts the command, with options of the JVM before it. */
    static Jvm selvage(Path folder, List<String> options, String... arguments)
            throws IOException, InterruptedException {
        List<String> all = new ArrayList<>(options);
        all.addAll(List.of("-jar", COMMAND));
        all.addAll(List.of(arguments));
        return java(folder, all);
    }

    Jvm exits(int expected) {
        assertThat(exitCode).as("exit code; out: %s; err: %s", out, err).isEqualTo(expected);
        return this;
    }

    /** The jar or folder that has the class. */
    static String locationOf(Class<?> type) {
        try {
            return Path.of(type.getProtectionDomain()
                            .getCodeSource()
                            .getLocation()
                            .toURI())
                    .toString();
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    static String agentOption(Class<?> type, String arguments) {
        return "-javaagent:" + locationOf(type) + (arguments.isEmpty() ? "" : "=" + arguments);
    }
}
