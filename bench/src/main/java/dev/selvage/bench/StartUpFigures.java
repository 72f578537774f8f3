package dev.selvage.bench;

import dev.selvage.bench.programs.Plain;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** How long a JVM takes from start to end that does nothing, with and without the agent. */
final class StartUpFigures {
    private static final int ROUNDS = 5;
    private static final double MILLIS = 1e6;
    private static final String CACHE = "-Dselvage.cache=";

    private StartUpFigures() {}

    static List<Figure> measure(Path agent) throws Exception {
        String option = "-javaagent:" + agent;
        Path kept = Files.createTempDirectory("selvage-cache");
        double[] best = Rounds.best(
                ROUNDS,
                () -> nanos(List.of(option, CACHE + Files.createTempDirectory("selvage-cache"))),
                () -> nanos(List.of(option, CACHE + kept)),
                () -> nanos(List.of("-Xshare:auto")));
        return List.of(
                figure("first start of a JVM with the agent, which keeps its classes", best[0], best[2]),
                figure("later start of a JVM with the agent", best[1], best[2]));
    }

    private static Figure figure(String name, double nanos, double without) {
        return new Figure(name, nanos / MILLIS, "ms", "without the agent", without / MILLIS);
    }

    private static double nanos(List<String> options) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(options);
        command.addAll(List.of("-cp", Programs.location().toString(), Plain.class.getName()));
        long start = System.nanoTime();
        Processes.run(command);
        return System.nanoTime() - start;
    }
}
