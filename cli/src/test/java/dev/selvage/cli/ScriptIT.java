package dev.selvage.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The script at the root of the repository, with a Java that only says how it was called. */
@DisabledOnOs(OS.WINDOWS)
class ScriptIT {
    private static final String TWO_CORES = "-XX:ActiveProcessorCount=2";

    @TempDir
    private Path root;

    private Path java;

    @BeforeEach
    void copy() throws IOException {
        Files.copy(Path.of("..", "selvage").toAbsolutePath().normalize(), root.resolve("selvage"));
        Files.setLastModifiedTime(Files.createFile(root.resolve("pom.xml")), FileTime.from(Instant.EPOCH));
        Files.createFile(Files.createDirectories(root.resolve("cli/target")).resolve("selvage.jar"));
        java = root.resolve("jdk");
        Files.createDirectories(java.resolve("bin"));
        Files.writeString(java.resolve("release"), "JAVA_VERSION=\"17.0.1\"\n");
        Files.writeString(java.resolve("bin/java"), "#!/bin/sh\nprintf '%s\\n' \"$@\"\n");
        Files.setPosixFilePermissions(java.resolve("bin/java"), PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    private List<String> options(String given) throws IOException, InterruptedException {
        ProcessBuilder script =
                new ProcessBuilder("bash", root.resolve("selvage").toString(), "strategies");
        Map<String, String> environment = script.environment();
        environment.keySet().removeIf(name -> name.contains("JAVA"));
        environment.put("JAVA_HOME", java.toString());
        environment.put("SELVAGE_JAVA_OPTS", given);
        Process process = script.redirectError(ProcessBuilder.Redirect.DISCARD).start();
        List<String> lines = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
                .lines()
                .toList();
        assertThat(process.waitFor()).isZero();
        return lines;
    }

    @Test
    void programs_find_two_cores_on_every_machine() throws Exception {
        assertThat(options("")).contains(TWO_CORES).endsWith("strategies");
    }

    @Test
    void another_number_of_cores_can_be_chosen() throws Exception {
        assertThat(options("-XX:ActiveProcessorCount=8"))
                .contains("-XX:ActiveProcessorCount=8")
                .doesNotContain(TWO_CORES);
    }
}
