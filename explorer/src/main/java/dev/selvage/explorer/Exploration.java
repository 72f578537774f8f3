package dev.selvage.explorer;

import dev.selvage.engine.execution.ControlLostException;
import dev.selvage.engine.execution.Engine;
import dev.selvage.engine.free.FreeOutcome;
import dev.selvage.engine.free.Recording;
import dev.selvage.engine.model.RunListener;
import dev.selvage.engine.model.RunResult;
import dev.selvage.engine.model.RunSettings.Timeouts;
import dev.selvage.explorer.coverage.CoverageCriteria;
import dev.selvage.explorer.oracle.Failure;
import dev.selvage.explorer.oracle.Oracles;
import dev.selvage.explorer.program.Program;
import dev.selvage.explorer.search.Listeners;
import dev.selvage.explorer.strategy.ExplorationStrategy;
import dev.selvage.explorer.strategy.FreeStrategy;
import dev.selvage.explorer.strategy.SamplingStrategy;
import dev.selvage.explorer.strategy.Strategies;
import dev.selvage.report.model.CampaignResult.CoverageFigures;
import dev.selvage.report.model.FailureReport;
import dev.selvage.report.model.RunTally;
import dev.selvage.report.work.Suspect;
import dev.selvage.runtime.Calls;
import java.util.HashSet;
import java.util.Map;
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
    private final CoverageCriteria criteria;
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
        this.criteria = new CoverageCriteria(settings.coverage(), settings.options());
        program.keepCalls(Math.max(strategy.callSites(), criteria.callSites()));
    }

    ExplorationStrategy strategy() {
        return strategy;
    }

    /** Whether the strategy has tried all schedules. */
    boolean isExhausted() {
        return exhausted;
    }

    /** Makes runs, the first of which has the number {@code from}, counted from 0, with a runner that made none before. */
    Stretch explore(Runner runner, long from, Budget newBudget) {
        audit = new Audit();
        budget = newBudget;
        stopped = false;
        if (from != 0 || first != 0) startAt(from);
        String reason = runs(runner);
        strategy.warnings().forEach(audit::warning);
        strategy.targets().ifPresent(listener::onTargets);
        if (strategy instanceof FreeStrategy) criteria.underControlOnly().forEach(this::refuse);
        return new Stretch(stopped, reason, audit.tally(program, runner));
    }

    /** The same under control, on an engine that made no run before. */
    Stretch explore(Engine engine, long from, Budget newBudget) throws Exception {
        return engine.drive(() -> explore(new ControlledRunner(program, settings, strategy, engine), from, newBudget));
    }

    /** How much of a free run those who follow it want to know. */
    Recording recording() {
        return criteria.isEmpty() ? listener.recording() : Recording.EVERYTHING;
    }

    void onFreeRun(FreeOutcome outcome) {
        criteria.onFreeRun(outcome);
        listener.onFreeRun(outcome);
    }

    private void refuse(String criterion) {
        audit.warning(
                "coverage of " + criterion + " is measured under control only, and " + strategy.id() + " runs freely");
    }

    /** What the runs of all stretches have covered. */
    Map<String, CoverageFigures> coverage() {
        return criteria.besides(strategy.coverage(), strategy instanceof FreeStrategy);
    }

    private void startAt(long from) {
        first = from;
        previous = null;
        ((SamplingStrategy) strategy).startAt(from);
    }

    private String runs(Runner runner) {
        try (ProgramOutput output = ProgramOutput.capture(false)) {
            Optional<String> stop = Optional.empty();
            while (stop.isEmpty()) stop = step(runner, output);
            return stop.get();
        } catch (ControlLostException e) {
            audit.problem(String.valueOf(e.getMessage()));
            return stop(NOT_CONTROLLED);
        }
    }

    /** Makes one more run; returns why the stretch ends, if it does. */
    private Optional<String> step(Runner runner, ProgramOutput output) throws ControlLostException {
        Optional<String> spent = budget.exhausted(audit.runs());
        if (spent.isPresent()) return spent;
        if (!strategy.nextRun(previous)) {
            exhausted = strategy.isComplete();
            return Optional.of(EXHAUSTED + ": " + strategy.guarantee() + asToTime());
        }
        output.clear();
        RunResult run = runner.run(watchers());
        while (runner.wantsAgain(run, audit)) run = runner.run(watchers());
        previous = run;
        audit.add(run, runner.livelock().isPresent());
        if (isNewFailure(run, runner, output) && !settings.keepGoing()) return Optional.of(stop(found()));
        if (audit.hasProblems()) return Optional.of(stop(NOT_CONTROLLED));
        reportProgress();
        return Optional.empty();
    }

    private String asToTime() {
        boolean last = settings.timeouts() == Timeouts.LAST && audit.isTimed();
        return last ? "; time-outs expired only when nothing else could go on" : "";
    }

    private RunListener watchers() {
        return Listeners.both(Listeners.both(strategy.listener(), criteria.onRun()), listener.onRun());
    }

    private String stop(String reason) {
        stopped = true;
        return reason;
    }

    private String found() {
        String stage = strategy.stage();
        return "a failure was found" + (stage.isEmpty() ? "" : " at " + stage);
    }

    private boolean isNewFailure(RunResult run, Runner runner, ProgramOutput output) throws ControlLostException {
        Optional<Failure> failure = Oracles.judge(run, runner.names()).or(runner::livelock);
        criteria.onRunEnd(failure.isPresent());
        strategy.judged(run, failure.isPresent());
        listener.onRunEnd(run, failure.isPresent());
        if (failure.isEmpty()) return false;
        String signature = failure.get().kind() + failure.get().signature();
        if (!seen.add(signature)) return false;
        failures++;
        long number = first + audit.runs();
        if (found.confirmsElsewhere()) found.onSuspect(suspect(number, failure.get(), runner.schedule(run)));
        else found.onFailure(signature, runner.report(run, failure.get(), number, audit, output));
        return true;
    }

    private static Suspect suspect(long run, Failure failure, Schedule schedule) {
        return new Suspect(
                run,
                failure.kind(),
                failure.message(),
                failure.cause(),
                failure.signature(),
                IntStream.of(schedule.choices()).boxed().toList(),
                schedule.steps());
    }

    /** Repeats a run that failed somewhere else. */
    Stretch confirm(Engine engine, Suspect suspect) throws Exception {
        return engine.drive(() -> confirm(new ControlledRunner(program, settings, strategy, engine), suspect));
    }

    private Stretch confirm(ControlledRunner runner, Suspect suspect) {
        audit = new Audit();
        Failure failure = new Failure(suspect.kind(), suspect.message(), suspect.cause(), suspect.signature());
        int[] choices = suspect.choices().stream().mapToInt(Integer::intValue).toArray();
        Schedule schedule = new Schedule(choices, suspect.steps());
        try (ProgramOutput output = ProgramOutput.capture(false)) {
            FailureReport report = runner.confirm(schedule, failure, suspect.run(), audit, output);
            found.onFailure(failure.kind() + failure.signature(), report);
        } catch (ControlLostException e) {
            audit.problem(String.valueOf(e.getMessage()));
        }
        return new Stretch(false, "", audit.tally(program, runner));
    }

    private void reportProgress() {
        long now = System.nanoTime();
        if (now < nextProgress) return;
        nextProgress = now + PROGRESS_NANOS;
        listener.onProgress(budget.progress(audit.runs(), failures));
    }

    @Override
    public void close() {
        Calls.keep(0);
        strategy.close();
    }
}
