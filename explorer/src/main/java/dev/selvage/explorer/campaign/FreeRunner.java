package dev.selvage.explorer.campaign;

import dev.selvage.engine.execution.ControlLostException;
import dev.selvage.engine.free.FreeEngine;
import dev.selvage.engine.free.FreeOutcome;
import dev.selvage.engine.free.Recording;
import dev.selvage.engine.model.RunListener;
import dev.selvage.engine.model.RunResult;
import dev.selvage.explorer.oracle.Failure;
import dev.selvage.explorer.oracle.Names;
import dev.selvage.explorer.program.Program;
import dev.selvage.explorer.record.ProgramOutput;
import dev.selvage.explorer.record.ThreadReports;
import dev.selvage.explorer.runner.Audit;
import dev.selvage.explorer.runner.Runner;
import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.explorer.strategy.FreeStrategy;
import dev.selvage.explorer.trace.Fingerprint;
import dev.selvage.explorer.trace.FreeTraceReport;
import dev.selvage.report.model.FailureReport;
import dev.selvage.report.model.TraceEvent;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Runs on all cores, in real time: a failing run is reported as it was, since it cannot be repeated. */
public final class FreeRunner implements Runner {
    /** More threads than this that nobody can end would change how the program runs. */
    private static final int MOST_LEFTOVERS = 200;

    private final Program program;
    private final CampaignSettings settings;
    private final FreeStrategy strategy;
    private final Exploration exploration;
    private final FreeEngine engine;
    private final int mostLeftovers;
    private @Nullable FreeTraceReport trace;

    public FreeRunner(
            Program program,
            CampaignSettings settings,
            FreeStrategy strategy,
            Exploration exploration,
            FreeEngine engine) {
        this(program, settings, strategy, exploration, engine, MOST_LEFTOVERS);
    }

    public FreeRunner(
            Program program,
            CampaignSettings settings,
            FreeStrategy strategy,
            Exploration exploration,
            FreeEngine engine,
            int mostLeftovers) {
        this.program = program;
        this.settings = settings;
        this.strategy = strategy;
        this.exploration = exploration;
        this.engine = engine;
        this.mostLeftovers = mostLeftovers;
    }

    @Override
    public RunResult run(RunListener watchers) throws ControlLostException {
        if (engine.leftovers() > mostLeftovers) {
            throw new ControlLostException(engine.leftovers() + " threads of earlier runs could not be ended and would"
                    + " disturb later ones; end the campaign earlier with --runs, or use a controlled strategy");
        }
        FreeOutcome outcome = engine.run(program.newRun(), strategy.interference(), recording());
        trace = new FreeTraceReport(outcome.trace());
        strategy.onEnd(outcome);
        exploration.onFreeRun(outcome);
        return outcome.result();
    }

    /** As much as the strategy or whoever follows the campaign wants. */
    private Recording recording() {
        boolean everything =
                strategy.recording() == Recording.EVERYTHING || exploration.recording() == Recording.EVERYTHING;
        return everything ? Recording.EVERYTHING : Recording.SYNCHRONIZATION;
    }

    private FreeTraceReport trace() {
        if (trace == null) throw new IllegalStateException("there was no run yet");
        return trace;
    }

    @Override
    public Names names() {
        return trace()::nameOf;
    }

    @Override
    public FailureReport report(RunResult run, Failure failure, long number, Audit audit, ProgramOutput output) {
        List<TraceEvent> events = trace().events();
        return new FailureReport(
                FailureReport.FORMAT,
                failure.kind(),
                failure.message(),
                failure.cause(),
                program.info(),
                strategy.id(),
                settings.seed(),
                number,
                settings.maxSteps(),
                FailureReport.REAL_TIME,
                Runtime.version().toString(),
                Fingerprint.of(events),
                ThreadReports.of(run, trace()::nameOf),
                List.of(),
                List.of(),
                events,
                output.lines(),
                List.of(),
                strategy.control());
    }

    @Override
    public int leftovers() {
        return 0;
    }

    @Override
    public int lost() {
        return 0;
    }

    @Override
    public void close(Audit audit) {
        int left = engine.leftovers();
        if (left == 0) return;
        audit.warning(left + (left == 1 ? " thread" : " threads") + " of runs that were over could not be ended, as"
                + " threads in a deadlock cannot, and stayed until the end of the campaign");
    }
}
