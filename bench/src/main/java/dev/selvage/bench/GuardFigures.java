package dev.selvage.bench;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/** What hooks cost in code that is not under control, by JMH, in JVMs with and without the agent in turn. */
final class GuardFigures {
    private static final int ROUNDS = 2;
    private static final List<String> BENCHMARKS =
            List.of("fields", "collections", "iterations", "trees", "texts", "sorting", "streams", "monitors", "locks");
    private static final TimeValue ITERATION = TimeValue.milliseconds(100);

    private GuardFigures() {}

    static List<Figure> measure(Path agent) throws RunnerException {
        List<Figure> figures = new ArrayList<>();
        for (String benchmark : BENCHMARKS) {
            double with = Double.MAX_VALUE;
            double without = Double.MAX_VALUE;
            for (int round = 0; round < ROUNDS; round++) {
                with = Math.min(with, nanos(benchmark, "-javaagent:" + agent));
                without = Math.min(without, nanos(benchmark, "-Dwithout=agent"));
            }
            String name = "not under control: 256 × " + benchmark;
            figures.add(new Figure(name, with, "ns", "without the agent", without));
        }
        return figures;
    }

    /** The best iteration of a fork. */
    private static double nanos(String benchmark, String jvmOption) throws RunnerException {
        return new Runner(options(benchmark, jvmOption))
                .runSingle().getBenchmarkResults().stream()
                        .flatMap(fork -> fork.getIterationResults().stream())
                        .mapToDouble(iteration -> iteration.getPrimaryResult().getScore())
                        .min()
                        .orElseThrow();
    }

    private static Options options(String benchmark, String jvmOption) {
        // Class data sharing would only warn that the agent limits it.
        List<String> jvmOptions = new ArrayList<>(List.of(jvmOption, "-Xshare:off"));
        if (Runtime.version().feature() >= 23) jvmOptions.add("--sun-misc-unsafe-memory-access=allow");
        return new OptionsBuilder()
                .include(GuardBenchmark.class.getName() + "." + benchmark + "$")
                .jvmArgs(jvmOptions.toArray(new String[0]))
                .forks(1)
                .warmupIterations(8)
                .warmupTime(ITERATION)
                .measurementIterations(8)
                .measurementTime(ITERATION)
                .verbosity(VerboseMode.SILENT)
                .build();
    }
}
