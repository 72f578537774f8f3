package dev.selvage.bench.soak;

import dev.selvage.bench.Pinned;
import dev.selvage.engine.execution.ControlLostException;
import dev.selvage.engine.execution.Engine;
import dev.selvage.engine.execution.PlatformEngine;
import dev.selvage.engine.model.ChoicePoint;
import dev.selvage.engine.model.ControlledRun;
import dev.selvage.engine.model.RunListener;
import dev.selvage.engine.model.RunResult;
import dev.selvage.engine.model.RunSettings;
import dev.selvage.explorer.oracle.Oracles;
import dev.selvage.explorer.program.Program;
import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.explorer.strategy.ExplorationStrategy;
import dev.selvage.explorer.strategy.sampling.RandomStrategy;
import java.lang.management.ManagementFactory;

/** Many runs by one engine, watched from outside: what is there in the first half of them, and what in the second? */
final class Endurance {
    final WeakTraces traces = new WeakTraces();
    final WeakTraces loaders = new WeakTraces();
    int failures;
    int leftovers;
    int threadsEarly;
    int threadsLate;
    int classesEarly;
    int classesLate;

    private final Program program;
    private final ExplorationStrategy strategy = new RandomStrategy(1);
    private int run;
    private boolean begun;

    private Endurance(Program program) {
        this.program = program;
    }

    static Endurance of(Program program, int runs) throws Exception {
        return Pinned.call(() -> {
            Endurance endurance = new Endurance(program);
            try (Engine engine = new PlatformEngine(CampaignSettings.DEFAULT_PATIENCE)) {
                endurance.runAll(engine, runs);
            }
            return endurance;
        });
    }

    private void runAll(Engine engine, int runs) throws ControlLostException {
        for (run = 0; run < runs; run++) {
            once(engine);
            int threads = ManagementFactory.getThreadMXBean().getThreadCount();
            if (run < runs / 2) threadsEarly = Math.max(threadsEarly, threads);
            else threadsLate = Math.max(threadsLate, threads);
            if (run == runs / 2) classesEarly = loadedClasses();
        }
        classesLate = loadedClasses();
        leftovers = engine.leftovers();
    }

    /** The run is judged as in a campaign, since oracles might keep something too. */
    private void once(Engine engine) throws ControlLostException {
        begun = false;
        strategy.nextRun(null);
        Runnable main = program.newRun();
        traces.add(run, main);
        RunSettings settings = RunSettings.cutAfter(Long.MAX_VALUE);
        RunResult result = ControlledRun.execute(engine, main, this::choose, RunListener.NONE, settings);
        if (Oracles.judge(result, String::valueOf).isPresent()) failures++;
        traces.add(run, result);
    }

    /** The first choice of a run sees its threads and the loader of their classes. */
    private int choose(ChoicePoint point) {
        for (int i = 0; i < point.size() && !begun; i++) {
            traces.add(run, point.option(i).identity());
            loaders.add(run, point.option(i).identity().getContextClassLoader());
        }
        begun = true;
        return strategy.choose(point);
    }

    private static int loadedClasses() {
        System.gc();
        return ManagementFactory.getClassLoadingMXBean().getLoadedClassCount();
    }
}
