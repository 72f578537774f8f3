package dev.selvage.bench;

import dev.selvage.bench.tested.JUnitRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** How long a JUnit run takes from the start of its JVM to its end, with and without the agent. */
final class StartUpFigures {
    private static final int ROUNDS = 7;
    private static final double MILLIS = 1e6;

    private static final String PLAIN = JUnitRun.class.getPackageName() + ".PlainTests";
    private static final String CONTROLLED = JUnitRun.class.getPackageName() + ".ControlledTests";

    private StartUpFigures() {}

    static List<Figure> measure(Path agent) throws Exception {
        String option = "-javaagent:" + agent;
        Path kept = folder();
        double[] best = Rounds.best(
                ROUNDS,
                () -> nanos(CONTROLLED, option, cache(folder())),
                () -> nanos(CONTROLLED, option, cache(kept)),
                () -> nanos(PLAIN, option, cache(folder())),
                () -> nanos(PLAIN, option, cache(kept)),
                () -> nanos(PLAIN));
        return List.of(
                figure("JUnit run with the agent, no test under control, first start on a JDK", best[2], best[4]),
                figure("JUnit run with the agent, no test under control, later start", best[3], best[4]),
                figure("JUnit run with the agent, one test under control, first start on a JDK", best[0], best[4]),
                figure("JUnit run with the agent, one test under control, later start", best[1], best[4]));
    }

    private static Path folder() throws IOException {
        return Files.createTempDirectory("selvage-cache");
    }

    private static String cache(Path folder) {
        return "-Dselvage.cache=" + folder;
    }

    private static Figure figure(String name, double nanos, double without) {
        return new Figure(name, nanos / MILLIS, "ms", "tests without the agent", without / MILLIS);
    }

    private static double nanos(String tests, String... options) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of(options));
        command.addAll(List.of("-cp", Programs.location().toString(), JUnitRun.class.getName(), tests));
        long start = System.nanoTime();
        Processes.run(command);
        return System.nanoTime() - start;
    }
}
