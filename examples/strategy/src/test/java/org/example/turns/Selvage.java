package org.example.turns;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** The command as a user starts it, and what it said. */
record Selvage(int exitCode, String out, List<String> complaints) {
    static final String JAR = System.getProperty("selvage.root") + "/examples/strategy/target/turns.jar";
    static final String TESTS = System.getProperty("selvage.root") + "/examples/strategy/target/test-classes";

    static Selvage run(Path folder, String line) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:-PrintWarnings",
                "-jar",
                System.getProperty("selvage.cli.jar")));
        command.addAll(List.of(line.split(" ")));
        Path out = Files.createTempFile(folder, "said", ".out");
        Path err = Files.createTempFile(folder, "said", ".err");
        Process process = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start();
        assertThat(process.waitFor(2, TimeUnit.MINUTES)).as(line).isTrue();
        return new Selvage(process.exitValue(), Files.readString(out), Files.readAllLines(err));
    }

    Selvage exits(int expected) {
        assertThat(exitCode).as("exit code; out: %s; err: %s", out, complaints).isEqualTo(expected);
        return this;
    }
}
