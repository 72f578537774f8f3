package dev.selvage.explorer;

import dev.selvage.engine.execution.ControlLostException;
import dev.selvage.engine.execution.Engine;
import dev.selvage.engine.model.Chooser;
import dev.selvage.engine.model.ControlledRun;
import dev.selvage.engine.model.RunListener;
import dev.selvage.engine.model.RunResult;
import dev.selvage.explorer.oracle.Failure;
import dev.selvage.explorer.oracle.Names;
import dev.selvage.explorer.program.Program;
import dev.selvage.explorer.strategy.ExplorationStrategy;
import dev.selvage.explorer.strategy.SameAnswers;
import dev.selvage.explorer.trace.ObjectNames;
import dev.selvage.report.model.FailureReport;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Runs under control: the strategy chooses who goes on, and a failing run is repeated before it is reported. */
final class ControlledRunner implements Runner {
    private final Program program;
    private final CampaignSettings settings;
    private final ExplorationStrategy strategy;
    private final Engine engine;
    private @Nullable RunResult previous;

    ControlledRunner(Program program, CampaignSettings settings, ExplorationStrategy strategy, Engine engine) {
        this.program = program;
        this.settings = settings;
        this.strategy = strategy;
        this.engine = engine;
    }

    @Override
    public String engine() {
        return engine.name();
    }

    @Override
    public Optional<String> engineReason() {
        return settings.engine().fallbackReason();
    }

    @Override
    public RunResult run(RunListener watchers) throws ControlLostException {
        RunResult run = ControlledRun.execute(engine, program.newRun(), chooser(), watchers, settings.run());
        previous = run;
        return run;
    }

    private Chooser chooser() {
        RunResult last = previous;
        if (last == null || last.external().isEmpty()) return strategy;
        return new SameAnswers(strategy, last.choices());
    }

    @Override
    public Names names() {
        return new ObjectNames()::of;
    }

    /** Repeats the failing run with every event recorded: what does not repeat is not reported as found. */
    @Override
    public FailureReport report(RunResult run, Failure failure, Audit audit, ProgramOutput output)
            throws ControlLostException {
        output.clear();
        RecordedRun recorded = RecordedRun.repeat(program, engine, run.choices(), settings.run());
        if (!recorded.fails(failure)) {
            audit.problem("the failure of run " + audit.runs() + " (" + failure.kind() + ": " + failure.message()
                    + ") did not happen again with the same schedule: " + recorded.difference());
        }
        return recorded.report(failure, program, strategy.id(), settings, audit.runs(), output.lines());
    }

    @Override
    public int leftovers() {
        return engine.leftovers();
    }

    @Override
    public int lost() {
        return engine.lost();
    }
}
