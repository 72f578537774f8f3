package dev.selvage.suites;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Starts JVMs for a suite.
 *
 * @param folder where they run
 */
record Jvm(List<String> options, Path folder) {
    private static final String JAVA =
            Path.of(System.getProperty("java.home"), "bin", "java").toString();

    Process start(List<String> further, String classPath, String mainClass, List<String> arguments) throws IOException {
        Files.createDirectories(folder);
        List<String> command = new ArrayList<>(List.of(JAVA, "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
        command.addAll(options);
        command.addAll(further);
        command.addAll(List.of("-cp", classPath, mainClass));
        command.addAll(arguments);
        return new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectError(folder.resolve("errors.txt").toFile())
                .start();
    }
}
