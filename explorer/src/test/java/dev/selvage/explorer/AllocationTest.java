package dev.selvage.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import dev.selvage.engine.execution.Engine;
import dev.selvage.engine.execution.EngineChoice;
import dev.selvage.engine.model.Chooser;
import dev.selvage.engine.model.ControlledRun;
import dev.selvage.engine.model.RunListener;
import dev.selvage.engine.model.RunResult;
import dev.selvage.engine.model.RunSettings;
import dev.selvage.explorer.record.Driver;
import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.explorer.strategy.ExplorationStrategy;
import dev.selvage.explorer.strategy.register.Strategies;
import dev.selvage.explorer.strategy.sampling.RandomStrategy;
import dev.selvage.samples.Steps;
import java.lang.management.ManagementFactory;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A step leaves no garbage behind, however many there are, and a run little more than the program's own. */
class AllocationTest {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final int RUNS = 500;
    private static final int FEW = 1_000;
    private static final int MANY = 51_000;

    static Stream<EngineChoice> engines() {
        return Stream.of(EngineChoice.values())
                .filter(engine -> engine != EngineChoice.AUTO)
                .filter(engine -> engine == EngineChoice.PLATFORM
                        || EngineChoice.fiberProblem().isEmpty());
    }

    @ParameterizedTest
    @MethodSource("engines")
    void a_step_without_a_choice_allocates_nothing(EngineChoice engine) {
        // The main thread comes to its end first, then the second thread, which has nothing to do.
        Chooser alone = point -> point.option(0).id() == 0 ? 0 : point.size() - 1;
        assertThat(bytesPerStep(engine, alone, "%d", "0", "-1")).isLessThan(0.1);
    }

    /** The result of a run has its choices, as four bytes each. */
    @ParameterizedTest
    @MethodSource("samplers")
    void a_choice_allocates_its_place_in_the_result(EngineChoice engine, String sampler) {
        ExplorationStrategy strategy = Strategies.create(sampler, 1);
        strategy.nextRun(null);
        assertThat(bytesPerStep(engine, strategy, "%d", "%d", "-1")).isLessThan(4.1);
    }

    static Stream<Arguments> samplers() {
        return engines()
                .flatMap(engine ->
                        Stream.of("random", "pct:3", "pos", "surw").map(sampler -> Arguments.of(engine, sampler)));
    }

    /** What is left are the program's threads, on fibers their suspended stacks, and the result. A model is 1,900 bytes. */
    @ParameterizedTest
    @MethodSource("engines")
    void a_run_allocates_no_model_of_its_own(EngineChoice engine) {
        // Threads of JDK 17 are three times as large.
        boolean large = engine == EngineChoice.FIBER || Runtime.version().feature() < 21;
        assertThat(bytesPerRun(engine)).isLessThan(large ? 4_500 : 2_000);
    }

    private static double bytesPerRun(EngineChoice choice) {
        Runnable program = program(1, "%d", "%d", "-1");
        RandomStrategy strategy = new RandomStrategy(1);
        return Driver.call(() -> {
            try (Engine engine = choice.create(CampaignSettings.DEFAULT_PATIENCE)) {
                return engine.drive(() -> {
                    double best = Double.MAX_VALUE;
                    for (int round = 0; round < 20; round++) {
                        long before = allocated();
                        for (int i = 0; i < RUNS; i++) {
                            strategy.nextRun(null);
                            execute(engine, program, strategy);
                        }
                        best = Math.min(best, (double) (allocated() - before) / RUNS);
                    }
                    return best;
                });
            }
        });
    }

    /** What further steps add to what a run allocates, at its best: a compiler thread may be at work now and then. */
    private static double bytesPerStep(EngineChoice choice, Chooser chooser, String... threads) {
        Runnable few = program(FEW, threads);
        Runnable many = program(MANY, threads);
        return Driver.call(() -> {
            try (Engine engine = choice.create(CampaignSettings.DEFAULT_PATIENCE)) {
                return engine.drive(() -> {
                    double best = Double.MAX_VALUE;
                    for (int round = 0; round < 4; round++) {
                        long[] shorter = run(engine, few, chooser);
                        long[] longer = run(engine, many, chooser);
                        best = Math.min(best, (double) (longer[0] - shorter[0]) / (longer[1] - shorter[1]));
                    }
                    return best;
                });
            }
        });
    }

    private static Runnable program(int steps, String... threads) {
        String[] arguments =
                Stream.of(threads).map(format -> String.format(format, steps)).toArray(String[]::new);
        return Sample.of(Steps.class, arguments).program().newRun();
    }

    /** Bytes and steps of a run. */
    private static long[] run(Engine engine, Runnable program, Chooser chooser) throws Exception {
        long before = allocated();
        RunResult result = execute(engine, program, chooser);
        return new long[] {allocated() - before, result.steps()};
    }

    private static RunResult execute(Engine engine, Runnable program, Chooser chooser) throws Exception {
        return ControlledRun.execute(engine, program, chooser, RunListener.NONE, RunSettings.cutAfter(Long.MAX_VALUE));
    }

    /** By all threads so far. JDK 21 and later can tell, also of carriers that stand for others. */
    private static long allocated() throws Exception {
        if (Runtime.version().feature() >= 21) {
            return (long)
                    ThreadMXBean.class.getMethod("getTotalThreadAllocatedBytes").invoke(THREADS);
        }
        long sum = 0;
        for (long bytes : THREADS.getThreadAllocatedBytes(THREADS.getAllThreadIds())) sum += Math.max(0, bytes);
        return sum;
    }
}
