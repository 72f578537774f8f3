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
    private static final int WARM_UP = 8;

    /** Until hooks sleep again, and what was compiled before is compiled anew. */
    private static final int WARM_UP_AFTER_RUN = 22;

    private GuardFigures() {}

    static List<Figure> measure(Path agent) throws RunnerException {
        List<Figure> figures = new ArrayList<>();
        for (String benchmark : BENCHMARKS) {
            double before = Double.MAX_VALUE;
            double after = Double.MAX_VALUE;
            double without = Double.MAX_VALUE;
            for (int round = 0; round < ROUNDS; round++) {
                String option = "-javaagent:" + agent;
                before = Math.min(before, nanos(benchmark, WARM_UP, option));
                after = Math.min(
                        after, nanos(benchmark, WARM_UP_AFTER_RUN, option, "-D" + GuardBenchmark.AFTER_RUN + "=true"));
                without = Math.min(without, nanos(benchmark, WARM_UP));
            }
            figures.add(figure("before any run", benchmark, before, without));
            figures.add(figure("two seconds after a run", benchmark, after, without));
        }
        return figures;
    }

    private static Figure figure(String when, String benchmark, double with, double without) {
        return new Figure(
                "not under control, " + when + ": 256 × " + benchmark, with, "ns", "without the agent", without);
    }

    /** The best iteration of a fork. */
    private static double nanos(String benchmark, int warmUp, String... jvmOptions) throws RunnerException {
        return new Runner(options(benchmark, warmUp, jvmOptions))
                .runSingle().getBenchmarkResults().stream()
                        .flatMap(fork -> fork.getIterationResults().stream())
                        .mapToDouble(iteration -> iteration.getPrimaryResult().getScore())
                        .min()
                        .orElseThrow();
    }

    private static Options options(String benchmark, int warmUp, String... given) {
        // Class data sharing would only warn that the agent limits it.
        List<String> jvmOptions = new ArrayList<>(List.of(given));
        jvmOptions.add("-Xshare:off");
        if (Runtime.version().feature() >= 23) jvmOptions.add("--sun-misc-unsafe-memory-access=allow");
        return new OptionsBuilder()
                .include(GuardBenchmark.class.getName() + "." + benchmark + "$")
                .jvmArgs(jvmOptions.toArray(new String[0]))
                .forks(1)
                .warmupIterations(warmUp)
                .warmupTime(ITERATION)
                .measurementIterations(8)
                .measurementTime(ITERATION)
                .verbosity(VerboseMode.SILENT)
                .build();
    }
}
