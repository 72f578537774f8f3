package dev.selvage.explorer.runner;

import dev.selvage.engine.execution.ControlLostException;
import dev.selvage.engine.execution.Engine;
import dev.selvage.engine.model.ControlledRun;
import dev.selvage.engine.model.RunResult;
import dev.selvage.explorer.oracle.Failure;
import dev.selvage.explorer.plugin.PluggedOracles;
import dev.selvage.explorer.program.Program;
import dev.selvage.explorer.record.RecordedRun;
import dev.selvage.explorer.search.CycleWatch;
import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.explorer.strategy.repeat.FairTail;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/**
 * Finds out whether a run that did not end within the bound on steps is caught in a livelock: its beginning is repeated, and then the
 * threads take turns. If they go round in a cycle, the run that shows this is short, and as good a failure as any other.
 */
final class LivelockTrial {
    /** Choices of the run that are repeated: later ones would make what is reported longer, and are rarely needed to get there. */
    private static final int BEGINNING = 2_000;

    /** Steps in turns. Strands that are starved without yielding must have their turns before. */
    private static final long TURNS = 50_000;

    private final Program program;
    private final Engine engine;
    private final Supplier<CampaignSettings> settings;
    private final BooleanSupplier over;

    /** @param settings those of the last run */
    LivelockTrial(Program program, Engine engine, Supplier<CampaignSettings> settings, BooleanSupplier over) {
        this.program = program;
        this.engine = engine;
        this.settings = settings;
        this.over = over;
    }

    /** The livelock in which {@code run}, which was cut, is caught, if it is. */
    Optional<Livelock> of(RunResult run) throws ControlLostException {
        if (!run.escapes().isEmpty() || !run.external().isEmpty()) return Optional.empty();
        CycleWatch watch = new CycleWatch();
        int[] beginning = Arrays.copyOf(run.choices(), Math.min(BEGINNING, run.choices().length));
        FairTail tail = new FairTail(beginning, TURNS, watch);
        // The beginning alone may take as many steps as the run was allowed: few of them are choices.
        CampaignSettings made = settings.get();
        CampaignSettings longer = made.withSteps(made.maxSteps() + TURNS);
        RunResult trial = ControlledRun.execute(
                engine, program.newRun(), tail, watch, longer.run().until(over));
        return tail.isCyclic() ? confirmed(trial) : Optional.empty();
    }

    /** The livelock that a run shows, if it does, which was given up because it goes round in a cycle. */
    Optional<Livelock> confirmed(RunResult suspect) throws ControlLostException {
        long steps = suspect.steps() - 1;
        Optional<Failure> failure = RecordedRun.repeat(
                        program,
                        engine,
                        suspect.choices(),
                        settings.get().withSteps(steps).run().until(over),
                        PluggedOracles.NONE)
                .failure();
        return failure.map(found -> new Livelock(found, suspect.choices(), steps));
    }

    /**
     * A livelock with the run that shows it.
     *
     * @param steps the number of steps after which it can be seen
     */
    record Livelock(Failure failure, int[] choices, long steps) {}
}
