package dev.selvage.coexistence;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** What is expected of every program here, however its classes came into the JVM. */
record Explored(Path folder, List<String> options, String classPath, boolean modules) {
    private static final String RUNS = "30";

    static Explored in(Path folder, String... options) {
        return new Explored(folder, List.of(options), Jvm.locationOf(Explored.class), false);
    }

    Explored withModulePath(String path) {
        return new Explored(folder, options, path, true);
    }

    Explored withClassPath(String path) {
        return new Explored(folder, options, path, false);
    }

    Explored and(Class<?> library) {
        return withClassPath(classPath + System.getProperty("path.separator") + Jvm.locationOf(library));
    }

    /** The command finds the failure, and replays it in another JVM event by event. */
    void isFound(String... program) throws IOException, InterruptedException {
        run(List.of(program)).exits(1);
        Jvm replay = Jvm.selvage(folder, options, "replay", "--quiet", "--times", "10", "selvage-out/failure-1.json")
                .exits(1);
        assertThat(replay.out()).isEqualTo("reproduced 10 of 10 times, with the same events\n");
    }

    /** The command finds nothing, and does the same steps in another JVM. */
    void isClean(String... program) throws IOException, InterruptedException {
        run(List.of(program)).exits(0);
        List<String> first = work();
        run(List.of(program)).exits(0);
        assertThat(work()).isEqualTo(first);
    }

    private Jvm run(List<String> program) throws IOException, InterruptedException {
        List<String> arguments =
                new ArrayList<>(List.of("run", "--quiet", "--runs", RUNS, modules ? "-p" : "-cp", classPath));
        // Libraries that generate code compute for long before the first scheduling point.
        arguments.addAll(List.of("--watchdog", "60"));
        arguments.addAll(List.of("--exclude", "kotlin.,net.bytebuddy.,org.mockito.,org.objenesis."));
        if (modules) arguments.add("-m");
        arguments.addAll(program);
        return Jvm.selvage(folder, options, arguments.toArray(String[]::new));
    }

    private List<String> work() throws IOException {
        Path result = folder.resolve("selvage-out/result.json");
        return Files.readString(result)
                .lines()
                .filter(line -> line.contains("\"steps\"") || line.contains("\"switches\""))
                .toList();
    }

    /** In the loader of the test itself, with the agent and the options before or behind it. */
    static void inPlace(Path folder, List<String> options, Class<?> program, String verdict)
            throws IOException, InterruptedException {
        List<String> arguments = new ArrayList<>(options);
        arguments.addAll(List.of("-cp", Jvm.CLASS_PATH, InPlace.class.getName(), program.getName(), RUNS));
        Jvm jvm = Jvm.java(folder, arguments).exits(0);
        String replays = verdict.equals("failure") ? "difference in replay: none\n".repeat(2) : "";
        assertThat(jvm.out()).isEqualTo("verdict: " + verdict + "\nproblems: []\nsame again: true\n" + replays);
    }
}
