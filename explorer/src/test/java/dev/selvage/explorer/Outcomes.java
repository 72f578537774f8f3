package dev.selvage.explorer;

import dev.selvage.engine.execution.Engine;
import dev.selvage.engine.execution.EngineChoice;
import dev.selvage.engine.model.ControlledRun;
import dev.selvage.engine.model.RunEnd;
import dev.selvage.engine.model.RunResult;
import dev.selvage.engine.model.RunSettings;
import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.explorer.strategy.ExplorationStrategy;
import dev.selvage.explorer.strategy.register.Strategies;
import dev.selvage.samples.Outcome;
import dev.selvage.samples.Pieces;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Everything that programs of {@link Pieces} can do, as strategies see it. */
public final class Outcomes implements AutoCloseable {
    private static final long STEPS = 2_000;
    private static final int THREADS = 4;

    private final Sample pieces = Sample.of(Pieces.class);
    private final Engine engine;
    private final RunSettings settings;

    /** Runs that the last search took. */
    int runs;

    Outcomes(EngineChoice choice, RunSettings.Timeouts timeouts) {
        engine = choice.create(CampaignSettings.DEFAULT_PATIENCE);
        settings = new RunSettings(STEPS, timeouts);
    }

    /** What {@code strategy} shows of the program, or null when that takes more than so many runs. */
    @Nullable
    Set<String> of(String program, String strategy, int mostRuns) throws Exception {
        Pieces.select(program);
        ExplorationStrategy search = create(strategy);
        Set<String> outcomes = new TreeSet<>();
        RunResult previous = null;
        runs = 0;
        while (search.nextRun(previous)) {
            if (++runs > mostRuns) return null;
            Outcome.clear();
            previous = ControlledRun.execute(engine, pieces.program().newRun(), search, search.listener(), settings);
            if (!(previous.end() instanceof RunEnd.Pruned)) outcomes.add(describe(previous.end()));
        }
        return outcomes;
    }

    private static ExplorationStrategy create(String strategy) {
        return Strategies.create(strategy.equals("chess") ? "chess:preempt-at=all" : strategy, 1);
    }

    /** What others have done when a run is cut off depends on the schedule. */
    private static String describe(RunEnd end) {
        String kind = end instanceof RunEnd.Completed ? "" : end.getClass().getSimpleName() + ": ";
        if (end instanceof RunEnd.Died died) return kind + died.strand() + " " + died.thrown();
        return end instanceof RunEnd.Exited ? kind : kind + Outcome.saidByEach(THREADS);
    }

    @Override
    public void close() {
        engine.close();
    }
}
