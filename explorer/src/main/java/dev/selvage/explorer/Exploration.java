package dev.selvage.explorer;

import dev.selvage.engine.execution.ControlLostException;
import dev.selvage.engine.execution.Engine;
import dev.selvage.engine.model.Chooser;
import dev.selvage.engine.model.ControlledRun;
import dev.selvage.engine.model.RunListener;
import dev.selvage.engine.model.RunResult;
import dev.selvage.explorer.oracle.Failure;
import dev.selvage.explorer.oracle.Oracles;
import dev.selvage.explorer.program.Program;
import dev.selvage.explorer.search.Listeners;
import dev.selvage.explorer.strategy.ExplorationStrategy;
import dev.selvage.explorer.strategy.SameAnswers;
import dev.selvage.explorer.strategy.SamplingStrategy;
import dev.selvage.explorer.strategy.Strategies;
import dev.selvage.explorer.trace.ObjectNames;
import dev.selvage.report.model.FailureReport;
import dev.selvage.report.model.RunTally;
import dev.selvage.report.work.Suspect;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Makes runs of a program under a strategy and judges them, one stretch of runs after the other. What the strategy has learned
 * and which failures are known is kept from stretch to stretch.
 */
final class Exploration implements AutoCloseable {
    private static final long PROGRESS_NANOS = 200_000_000L;
    static final String EXHAUSTED = "nothing is left to explore";
    static final String NOT_CONTROLLED = "the program is not under control";

    private final Program program;
    private final CampaignSettings settings;
    private final CampaignListener listener;
    private final FailureListener found;
    private final ExplorationStrategy strategy;
    private final Set<String> seen = new HashSet<>();
    private Audit audit = new Audit();
    private Budget budget;
    private long first;
    private int failures;
    private @Nullable RunResult previous;
    private boolean exhausted;
    private boolean stopped;
    private long nextProgress = System.nanoTime() + PROGRESS_NANOS;

    /** Is told of each failure that was not known before. */
    @FunctionalInterface
    interface FailureListener {
        void onFailure(String signature, FailureReport report);

        /** Whether failures are confirmed by somebody else, who learns of them by {@link #onSuspect}. */
        default boolean confirmsElsewhere() {
            return false;
        }

        default void onSuspect(Suspect suspect) {}
    }

    /**
     * Why a stretch of runs ended, and what was counted.
     *
     * @param stopped whether its last run ends the campaign
     */
    record Stretch(boolean stopped, String reason, RunTally tally) {}

    Exploration(Program program, CampaignSettings settings, CampaignListener listener, FailureListener found) {
        this.program = program;
        this.settings = settings;
        this.listener = listener;
        this.found = found;
        this.budget = new Budget(settings);
        this.strategy = Strategies.create(settings.strategy(), settings.seed(), settings.options());
    }

    ExplorationStrategy strategy() {
        return strategy;
    }

    /** Whether the strategy has tried all schedules. */
    boolean isExhausted() {
        return exhausted;
    }

    /** Makes runs, the first of which has the number {@code from}, counted from 0, on an engine that made none before. */
    Stretch explore(Engine engine, long from, Budget newBudget) {
        audit = new Audit();
        budget = newBudget;
        stopped = false;
        if (from != 0 || first != 0) startAt(from);
        String reason = runs(engine);
        strategy.warnings().forEach(audit::warning);
        return new Stretch(stopped, reason, audit.tally(program, engine));
    }

    private void startAt(long from) {
        first = from;
        previous = null;
        ((SamplingStrategy) strategy).startAt(from);
    }

    private String runs(Engine engine) {
        try (ProgramOutput output = ProgramOutput.capture(false)) {
            Optional<String> stop = Optional.empty();
            while (stop.isEmpty()) stop = step(engine, output);
            return stop.get();
        } catch (ControlLostException e) {
            audit.problem(String.valueOf(e.getMessage()));
            return stop(NOT_CONTROLLED);
        }
    }

    /** Makes one more run; returns why the stretch ends, if it does. */
    private Optional<String> step(Engine engine, ProgramOutput output) throws ControlLostException {
        Optional<String> spent = budget.exhausted(audit.runs());
        if (spent.isPresent()) return spent;
        if (!strategy.nextRun(previous)) {
            exhausted = strategy.isComplete();
            return Optional.of(EXHAUSTED + ": " + strategy.guarantee());
        }
        output.clear();
        RunListener watchers = Listeners.both(strategy.listener(), listener.onRun());
        RunResult run = ControlledRun.execute(engine, program.newRun(), chooser(), watchers, settings.run());
        previous = run;
        if (!run.external().isEmpty()) program.leaveBehind();
        audit.add(run);
        if (isNewFailure(run, engine, output) && !settings.keepGoing()) return Optional.of(stop(found()));
        if (audit.hasProblems()) return Optional.of(stop(NOT_CONTROLLED));
        reportProgress();
        return Optional.empty();
    }

    private String stop(String reason) {
        stopped = true;
        return reason;
    }

    private Chooser chooser() {
        RunResult last = previous;
        if (last == null || last.external().isEmpty()) return strategy;
        return new SameAnswers(strategy, last.choices());
    }

    private String found() {
        String stage = strategy.stage();
        return "a failure was found" + (stage.isEmpty() ? "" : " at " + stage);
    }

    private boolean isNewFailure(RunResult run, Engine engine, ProgramOutput output) throws ControlLostException {
        Optional<Failure> failure = Oracles.judge(run, new ObjectNames()::of);
        listener.onRunEnd(run, failure.isPresent());
        if (failure.isEmpty()) return false;
        String signature = failure.get().kind() + failure.get().signature();
        if (!seen.add(signature)) return false;
        failures++;
        long number = first + audit.runs();
        if (found.confirmsElsewhere()) {
            found.onSuspect(suspect(number, failure.get(), run.choices()));
            return true;
        }
        output.clear();
        found.onFailure(signature, confirm(number, run.choices(), failure.get(), engine, output));
        return true;
    }

    private static Suspect suspect(long run, Failure failure, int[] choices) {
        return new Suspect(
                run,
                failure.kind(),
                failure.message(),
                failure.cause(),
                failure.signature(),
                IntStream.of(choices).boxed().toList());
    }

    /** Repeats a run that failed somewhere else. */
    Stretch confirm(Engine engine, Suspect suspect) {
        audit = new Audit();
        Failure failure = new Failure(suspect.kind(), suspect.message(), suspect.cause(), suspect.signature());
        int[] choices = suspect.choices().stream().mapToInt(Integer::intValue).toArray();
        try (ProgramOutput output = ProgramOutput.capture(false)) {
            FailureReport report = confirm(suspect.run(), choices, failure, engine, output);
            found.onFailure(failure.kind() + failure.signature(), report);
        } catch (ControlLostException e) {
            audit.problem(String.valueOf(e.getMessage()));
        }
        return new Stretch(false, "", audit.tally(program, engine));
    }

    /** Repeats the failing run with every event recorded: what does not repeat is not reported as found. */
    private FailureReport confirm(long number, int[] choices, Failure failure, Engine engine, ProgramOutput output)
            throws ControlLostException {
        RecordedRun recorded = RecordedRun.repeat(program, engine, choices, settings.run());
        if (!recorded.fails(failure)) {
            audit.problem("the failure of run " + number + " (" + failure.kind() + ": " + failure.message()
                    + ") did not happen again with the same schedule: " + recorded.difference());
        }
        return recorded.report(failure, program, strategy.id(), settings, number, output.lines());
    }

    private void reportProgress() {
        long now = System.nanoTime();
        if (now < nextProgress) return;
        nextProgress = now + PROGRESS_NANOS;
        listener.onProgress(budget.progress(audit.runs(), failures));
    }

    @Override
    public void close() {
        strategy.close();
    }
}
