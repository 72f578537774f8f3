package dev.selvage.bench;

import com.sun.management.OperatingSystemMXBean;
import dev.selvage.bench.programs.Counter;
import dev.selvage.bench.programs.Locks;
import dev.selvage.bench.programs.StaticCounter;
import dev.selvage.engine.execution.EngineChoice;
import dev.selvage.explorer.campaign.Campaign;
import dev.selvage.explorer.campaign.CampaignListener;
import dev.selvage.explorer.program.Isolation;
import dev.selvage.explorer.program.Program;
import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.report.model.CampaignResult;
import dev.selvage.report.model.Verdict;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Locale;

/** Whole runs per second of CPU time, compared with the program on its own and with one whose classes must be loaded every time. */
final class RunFigures {
    private static final double SECOND = 1e9;
    private static final int ROUNDS = 5;
    private static final int UNCONTROLLED = 1_000;
    private static final OperatingSystemMXBean MACHINE =
            ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);

    private final EngineChoice engine;

    /** Of the last campaign. */
    private long steps;

    private RunFigures(EngineChoice engine) {
        this.engine = engine;
    }

    static List<Figure> measure(EngineChoice engine) throws Exception {
        Program counter = Programs.open(Counter.class);
        Program locks = Programs.open(Locks.class);
        boolean fast = engine == EngineChoice.FIBER;
        RunFigures figures = new RunFigures(engine);
        return List.of(
                figures.againstNoControl("counter (2 × 1)", counter, fast ? 300_000 : 30_000),
                figures.againstKeptClasses(Isolation.STATICS, counter, fast ? 200_000 : 20_000),
                figures.againstKeptClasses(Isolation.LOADER, counter, fast ? 2_000 : 1_000),
                figures.againstNoControl("locks (3 × 20)", locks, fast ? 10_000 : 1_000));
    }

    private Figure againstNoControl(String name, Program program, int runs) throws Exception {
        campaign(program, runs * 3);
        String full = String.format(Locale.ROOT, "%s, %.0f steps a run", name, (double) steps / runs / 3);
        double[] best = Rounds.best(
                ROUNDS,
                () -> campaign(program, runs),
                () -> cpuNanos(UNCONTROLLED, () -> program.newRun().run()));
        return figure(full, best, "no control, real threads");
    }

    private Figure againstKeptClasses(Isolation isolation, Program kept, int runs) throws Exception {
        Program fresh = Programs.open(isolation, StaticCounter.class);
        String name = "counter in a static field, isolation " + isolation.name().toLowerCase(Locale.ROOT);
        campaign(fresh, runs);
        double[] best = Rounds.best(ROUNDS, () -> campaign(fresh, runs), () -> campaign(kept, runs));
        return figure(name, best, "the same in an instance field");
    }

    private Figure figure(String name, double[] best, String baseline) {
        String full = engine.name().toLowerCase(Locale.ROOT) + ": campaign of " + name;
        return new Figure(full, SECOND / best[0], "runs per CPU s", baseline, SECOND / best[1]);
    }

    /** CPU time per run; the time on the wall depends on what else the machine does. */
    private double campaign(Program program, int runs) {
        CampaignSettings settings = CampaignSettings.defaults().withRuns(runs).withEngine(engine);
        long start = MACHINE.getProcessCpuTime();
        CampaignResult result = Campaign.run(program, settings, CampaignListener.NONE);
        boolean allRun = result.verdict() == Verdict.NO_FAILURE && result.runs() == runs;
        if (!allRun) throw new IllegalStateException("the campaign went wrong: " + result);
        steps = result.steps();
        return (double) (MACHINE.getProcessCpuTime() - start) / runs;
    }

    private static double cpuNanos(int times, Runnable work) {
        long start = MACHINE.getProcessCpuTime();
        for (int i = 0; i < times; i++) work.run();
        return (double) (MACHINE.getProcessCpuTime() - start) / times;
    }
}
