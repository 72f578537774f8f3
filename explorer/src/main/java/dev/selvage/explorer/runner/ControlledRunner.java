package dev.selvage.explorer.runner;

import dev.selvage.engine.execution.ControlLostException;
import dev.selvage.engine.execution.Engine;
import dev.selvage.engine.model.Chooser;
import dev.selvage.engine.model.ControlledRun;
import dev.selvage.engine.model.RunEnd;
import dev.selvage.engine.model.RunListener;
import dev.selvage.engine.model.RunResult;
import dev.selvage.explorer.oracle.Failure;
import dev.selvage.explorer.oracle.Names;
import dev.selvage.explorer.program.Program;
import dev.selvage.explorer.record.ProgramOutput;
import dev.selvage.explorer.record.RecordedRun;
import dev.selvage.explorer.record.Schedule;
import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.explorer.strategy.ExplorationStrategy;
import dev.selvage.explorer.strategy.repeat.LooseReplayStrategy;
import dev.selvage.explorer.strategy.repeat.SameAnswers;
import dev.selvage.explorer.trace.ObjectNames;
import dev.selvage.report.model.FailureReport;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/** Runs under control: the strategy chooses who goes on, and a failing run is repeated before it is reported. */
public final class ControlledRunner implements Runner {
    /** How many times as long as allowed a run may be that shows how long they are. */
    private static final long MUCH_LONGER = 20;

    private final Program program;
    private final CampaignSettings settings;
    private final ExplorationStrategy strategy;
    private final Engine engine;
    private final BooleanSupplier over;
    private final Retries retries;
    private @Nullable RunResult previous;
    private @Nullable ChoiceSites first;

    /** @param over tells, at any time, that nobody waits for the rest of a run; what failed is repeated all the same */
    public ControlledRunner(
            Program program,
            CampaignSettings settings,
            ExplorationStrategy strategy,
            Engine engine,
            BooleanSupplier over) {
        this.program = program;
        this.settings = settings;
        this.strategy = strategy;
        this.engine = engine;
        this.over = over;
        this.retries = new Retries(program, this::current, strategy, engine, over);
    }

    @Override
    public RunResult run(RunListener watchers) throws ControlLostException {
        int lost = engine.lost();
        RunResult run = ControlledRun.execute(
                engine, program.newRun(), chooser(), watchers, current().run().until(over));
        previous = run;
        if (engine.lost() > lost) program.leaveBehind();
        return run;
    }

    /** The settings of the run for which the strategy has prepared itself. */
    private CampaignSettings current() {
        return settings.withTimeouts(strategy.timeouts(settings.timeouts()));
    }

    @Override
    public boolean wantsAgain(RunResult run, Audit audit) throws ControlLostException {
        return retries.want(run, audit);
    }

    @Override
    public Optional<Failure> livelock() {
        return retries.livelock();
    }

    /** The next run is the first one of the campaign. */
    public void beginCampaign() {
        first = new ChoiceSites(strategy);
    }

    @Override
    public Optional<String> aboutFirstRun() {
        ChoiceSites sites = first;
        first = null;
        if (sites == null) return Optional.empty();
        String mainClass = program.info().mainClass();
        return sites.advice(mainClass.substring(mainClass.indexOf('/') + 1));
    }

    private Chooser chooser() {
        if (first != null) return first;
        RunResult last = previous;
        if (last == null || last.external().isEmpty()) return strategy;
        return new SameAnswers(strategy, last.choices());
    }

    @Override
    public Names names() {
        return new ObjectNames()::of;
    }

    @Override
    public FailureReport report(RunResult run, Failure failure, long number, Audit audit, ProgramOutput output)
            throws ControlLostException {
        return confirm(current(), schedule(run), failure, number, audit, output);
    }

    @Override
    public Schedule schedule(RunResult run) {
        return retries.schedule(run);
    }

    /**
     * Repeats a failing run with every event recorded: what does not repeat is not reported as found.
     *
     * @param made the settings with which it was made
     */
    public FailureReport confirm(
            CampaignSettings made, Schedule schedule, Failure failure, long number, Audit audit, ProgramOutput output)
            throws ControlLostException {
        output.clear();
        CampaignSettings exactly = made.withSteps(schedule.steps());
        RecordedRun recorded = RecordedRun.repeat(
                program,
                engine,
                schedule.choices(),
                exactly.run(),
                settings.plugins().oracles());
        if (!recorded.fails(failure)) {
            audit.problem("the failure of run " + number + " (" + failure.kind() + ": " + failure.message()
                    + ") did not happen again with the same schedule: " + recorded.difference());
        }
        return recorded.report(failure, program, strategy.id(), exactly, number, output.lines());
    }

    @Override
    public OptionalLong stepsNeeded() throws ControlLostException {
        CampaignSettings longer = settings.withSteps(MUCH_LONGER * settings.maxSteps());
        RunResult run = ControlledRun.execute(
                engine,
                program.newRun(),
                new LooseReplayStrategy(new int[0]),
                RunListener.NONE,
                longer.run().until(over));
        boolean ended = !(run.end() instanceof RunEnd.Cut || run.end() instanceof RunEnd.Stopped);
        return ended ? OptionalLong.of(run.steps()) : OptionalLong.empty();
    }

    @Override
    public String whereabouts() {
        return engine.whereabouts();
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
