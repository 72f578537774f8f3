package dev.selvage.explorer.runner;

import dev.selvage.engine.execution.ControlLostException;
import dev.selvage.engine.execution.Engine;
import dev.selvage.engine.model.RunEnd;
import dev.selvage.engine.model.RunResult;
import dev.selvage.explorer.oracle.Failure;
import dev.selvage.explorer.program.Program;
import dev.selvage.explorer.record.Schedule;
import dev.selvage.explorer.runner.LivelockTrial.Livelock;
import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.explorer.strategy.ExplorationStrategy;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/** Decides which runs are made once more because they did not do what their strategy expected, and which are livelocks. */
final class Retries {
    /** Times that one run is made again before it counts as not under control. */
    private static final int MOST = 3;

    private final Supplier<CampaignSettings> settings;
    private final ExplorationStrategy strategy;
    private final LivelockTrial trial;
    private Optional<Livelock> livelock = Optional.empty();
    private int inARow;

    /** @param settings those of the last run */
    Retries(
            Program program,
            Supplier<CampaignSettings> settings,
            ExplorationStrategy strategy,
            Engine engine,
            BooleanSupplier over) {
        this.settings = settings;
        this.strategy = strategy;
        this.trial = new LivelockTrial(program, engine, settings, over);
    }

    /** Whether {@code run} is to be made once more; the strategy is prepared for it then. */
    boolean want(RunResult run, Audit audit) throws ControlLostException {
        livelock = Optional.empty();
        if (run.end() instanceof RunEnd.Diverged diverged) return diverged(diverged, audit);
        inARow = 0;
        if (strategy.suspectsLivelock()) {
            livelock = trial.confirmed(run);
            return livelock.isEmpty() && strategy.again();
        }
        if (run.end() instanceof RunEnd.Cut) livelock = trial.of(run);
        return false;
    }

    private boolean diverged(RunEnd.Diverged end, Audit audit) {
        if (inARow++ == MOST || !strategy.again()) return false;
        audit.diverged(end.reason());
        return true;
    }

    /** The livelock that the run turned out to be, if it was taken for one. */
    Optional<Failure> livelock() {
        return livelock.map(Livelock::failure);
    }

    /** How {@code run} can be repeated: a livelock ends where it was recognised. */
    Schedule schedule(RunResult run) {
        return livelock.map(found -> new Schedule(found.choices(), found.steps()))
                .orElseGet(() -> new Schedule(run.choices(), settings.get().maxSteps()));
    }
}
