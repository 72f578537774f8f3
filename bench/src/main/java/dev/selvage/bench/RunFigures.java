package dev.selvage.bench;

import dev.selvage.bench.programs.Counter;
import dev.selvage.bench.programs.Locks;
import dev.selvage.bench.programs.StaticCounter;
import dev.selvage.explorer.Campaign;
import dev.selvage.explorer.CampaignListener;
import dev.selvage.explorer.CampaignSettings;
import dev.selvage.explorer.program.Program;
import dev.selvage.report.model.CampaignResult;
import dev.selvage.report.model.Verdict;
import java.util.List;

/** Whole runs per second, compared with the program on its own and with one whose classes must be loaded every time. */
final class RunFigures {
    private static final double SECOND = 1e9;
    private static final int ROUNDS = 5;

    private RunFigures() {}

    static List<Figure> measure() throws Exception {
        Program counter = Programs.open(Counter.class);
        Program staticCounter = Programs.open(StaticCounter.class);
        Program locks = Programs.open(Locks.class);
        return List.of(
                againstNoControl("counter (2 × 1)", counter, 5_000),
                againstKeptClasses("counter in a static field", staticCounter, counter, 2_000),
                againstNoControl("locks (3 × 20)", locks, 200));
    }

    private static Figure againstNoControl(String name, Program program, int runs) throws Exception {
        campaign(program, runs * 3);
        double[] best = Rounds.best(
                ROUNDS,
                () -> campaign(program, runs),
                Rounds.repeated(runs, () -> program.newRun().run()));
        return figure(name, best, "no control, real threads");
    }

    private static Figure againstKeptClasses(String name, Program fresh, Program kept, int runs) throws Exception {
        campaign(fresh, runs);
        double[] best = Rounds.best(ROUNDS, () -> campaign(fresh, runs), () -> campaign(kept, runs));
        return figure(name, best, "the same in an instance field: classes are kept");
    }

    private static Figure figure(String name, double[] best, String baseline) {
        return new Figure("campaign of " + name, SECOND / best[0], "runs/s", baseline, SECOND / best[1]);
    }

    private static double campaign(Program program, int runs) {
        CampaignSettings settings = CampaignSettings.defaults().withRuns(runs);
        CampaignResult result = Campaign.run(program, settings, CampaignListener.NONE);
        boolean allRun = result.verdict() == Verdict.NO_FAILURE && result.runs() == runs;
        if (!allRun) throw new IllegalStateException("the campaign went wrong: " + result);
        return SECOND / result.runsPerSecond();
    }
}
