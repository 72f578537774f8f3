package dev.selvage.cli;

import dev.selvage.cli.output.CommandException;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Runs the command in a JVM of its own, which knows nothing of this one. */
final class FreshJvm {
    private FreshJvm() {}

    /** Runs it with these arguments on this console and returns its exit code. */
    static int run(List<String> arguments) throws InterruptedException {
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        List<String> command =
                new ArrayList<>(List.of(java.toString(), "-XX:-PrintWarnings", "-jar", ownJar().toString()));
        command.addAll(arguments);
        try {
            return new ProcessBuilder(command).inheritIO().start().waitFor();
        } catch (IOException e) {
            throw CommandException.of("start", java, e);
        }
    }

    private static Path ownJar() {
        try {
            return Path.of(FreshJvm.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}
