package dev.selvage.frameworks;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** The built command, in a JVM of this JDK. */
final class Command {
    /** The exit code of a command that did not end by itself. */
    static final int HUNG = -1;

    /** The budget of a campaign. */
    private static final int SECONDS = Integer.parseInt(System.getenv().getOrDefault("SECONDS_EACH", "60"));

    private static final int GRACE = 120;
    private static final int BARE_RUNS = 20;
    private static final String OUTPUT = "output.txt";

    private final Path jar;
    private final Path out;

    Command(Path jar, Path out) {
        this.jar = jar;
        this.out = out;
    }

    /** Makes runs of a program. A failure is not confirmed in a fresh JVM: the replay does that. */
    Campaign run(Framework framework, String variant, String strategy, int runs)
            throws IOException, InterruptedException {
        Path folder = out.resolve(framework.id() + "-" + variant);
        int exit = selvage(
                folder,
                List.of(
                        "run",
                        "--strategy",
                        strategy,
                        "--runs",
                        "" + runs,
                        "--time",
                        SECONDS + "s",
                        "--confirm",
                        "here",
                        "--out",
                        folder.toString(),
                        "-cp",
                        framework.classPath(),
                        framework.mainClass(),
                        variant));
        Path file = folder.resolve("result.json");
        JsonNode result =
                Files.exists(file) ? new ObjectMapper().readTree(file.toFile()) : new ObjectMapper().createObjectNode();
        return new Campaign(
                exit,
                result.path("verdict").asText("none"),
                strategy,
                result.path("runs").asInt(),
                result.path("runsToFirstFailure").asInt(),
                result.path("seconds").asDouble(),
                result.path("steps").asLong(),
                result.path("failures").path(0).path("kind").asText(""));
    }

    /** Replays the failure that was found last; the exit code is 1 if it happened again. */
    int replay(Framework framework) throws IOException, InterruptedException {
        Path folder = out.resolve(framework.id() + "-buggy");
        return selvage(
                folder.resolve("replay"),
                List.of(
                        "replay",
                        "--quiet",
                        "--time",
                        SECONDS + "s",
                        folder.resolve("failure-1.json").toString()));
    }

    /** The seconds that a run of the correct program takes in a warm JVM without Selvage; 0 if it cannot be run so often. */
    double bareSeconds(Framework framework) throws IOException, InterruptedException {
        Path folder = out.resolve(framework.id() + "-bare");
        String own = BareRuns.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .getPath();
        int exit = java(
                folder,
                List.of(
                        "-cp",
                        own + File.pathSeparator + framework.classPath(),
                        BareRuns.class.getName(),
                        "" + BARE_RUNS,
                        framework.mainClass(),
                        "correct"));
        if (exit != 0) return 0;
        return Files.readAllLines(folder.resolve(OUTPUT)).stream()
                .filter(line -> line.startsWith(BareRuns.MARK))
                .mapToDouble(line -> Double.parseDouble(line.substring(BareRuns.MARK.length())))
                .findFirst()
                .orElse(0);
    }

    private int selvage(Path folder, List<String> arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("-jar", jar.toString()));
        command.addAll(arguments);
        return java(folder, command);
    }

    private int java(Path folder, List<String> arguments) throws IOException, InterruptedException {
        Files.createDirectories(folder);
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin/java").toString(),
                // A few runs are over before the second compiler or a parallel collector have paid for themselves.
                "-XX:TieredStopAtLevel=1",
                "-XX:MetaspaceSize=256m",
                "-XX:+UseSerialGC"));
        command.addAll(arguments);
        File log = folder.resolve(OUTPUT).toFile();
        Process process = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(log)
                .start();
        if (process.waitFor(SECONDS + GRACE, TimeUnit.SECONDS)) return process.exitValue();
        process.destroyForcibly().waitFor();
        return HUNG;
    }
}
