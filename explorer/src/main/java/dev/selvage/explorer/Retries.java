package dev.selvage.explorer;

import dev.selvage.engine.execution.ControlLostException;
import dev.selvage.engine.execution.Engine;
import dev.selvage.engine.model.RunEnd;
import dev.selvage.engine.model.RunResult;
import dev.selvage.explorer.oracle.Failure;
import dev.selvage.explorer.program.Program;
import dev.selvage.explorer.strategy.ExplorationStrategy;
import java.util.Optional;

/** Decides which runs are made once more because they did not do what their strategy expected. */
final class Retries {
    /** Times that one run is made again before it counts as not under control. */
    private static final int MOST = 3;

    private final Program program;
    private final CampaignSettings settings;
    private final ExplorationStrategy strategy;
    private Optional<Failure> livelock = Optional.empty();
    private int inARow;

    Retries(Program program, CampaignSettings settings, ExplorationStrategy strategy) {
        this.program = program;
        this.settings = settings;
        this.strategy = strategy;
    }

    /** Whether {@code run} is to be made once more; the strategy is prepared for it then. */
    boolean want(RunResult run, Engine engine, Audit audit) throws ControlLostException {
        livelock = Optional.empty();
        if (run.end() instanceof RunEnd.Diverged diverged) return diverged(diverged, audit);
        inARow = 0;
        if (!strategy.suspectsLivelock()) return false;
        livelock = RecordedRun.repeat(
                        program, engine, run.choices(), exactly(run).run())
                .failure();
        return livelock.isEmpty() && strategy.again();
    }

    private boolean diverged(RunEnd.Diverged end, Audit audit) {
        if (inARow++ == MOST || !strategy.again()) return false;
        audit.diverged(end.reason());
        return true;
    }

    /** The livelock that the run turned out to be, if it was taken for one. */
    Optional<Failure> livelock() {
        return livelock;
    }

    /** The settings with which {@code run} can be repeated: a livelock ends where it was recognised. */
    CampaignSettings exactly(RunResult run) {
        return strategy.suspectsLivelock() ? settings.withSteps(run.steps() - 1) : settings;
    }
}
