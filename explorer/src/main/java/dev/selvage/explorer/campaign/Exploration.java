package dev.selvage.explorer.campaign;

import dev.selvage.engine.execution.ControlLostException;
import dev.selvage.engine.execution.Engine;
import dev.selvage.engine.free.FreeOutcome;
import dev.selvage.engine.free.Recording;
import dev.selvage.engine.model.RunEnd;
import dev.selvage.engine.model.RunListener;
import dev.selvage.engine.model.RunResult;
import dev.selvage.engine.model.RunSettings.Timeouts;
import dev.selvage.explorer.coverage.CoverageCriteria;
import dev.selvage.explorer.oracle.Failure;
import dev.selvage.explorer.oracle.Oracles;
import dev.selvage.explorer.plugin.PluggedOracles;
import dev.selvage.explorer.program.Program;
import dev.selvage.explorer.record.ProgramOutput;
import dev.selvage.explorer.record.RecordedRun;
import dev.selvage.explorer.record.Schedule;
import dev.selvage.explorer.runner.Audit;
import dev.selvage.explorer.runner.ControlledRunner;
import dev.selvage.explorer.runner.Runner;
import dev.selvage.explorer.search.Listeners;
import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.explorer.strategy.ExplorationStrategy;
import dev.selvage.explorer.strategy.FreeStrategy;
import dev.selvage.explorer.strategy.SamplingStrategy;
import dev.selvage.explorer.strategy.slow.SlowThreads;
import dev.selvage.report.model.CampaignResult.CoverageFigures;
import dev.selvage.report.model.FailureReport;
import dev.selvage.report.model.RunTally;
import dev.selvage.report.work.Suspect;
import dev.selvage.runtime.Calls;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Makes runs of a program under a strategy and judges them, one batch of runs after the other. What the strategy has learned
 * and which failures are known is kept from batch to batch.
 */
public final class Exploration implements AutoCloseable {
    private static final long PROGRESS_NANOS = 200_000_000L;
    private static final int FIRST_FEW = 3;
    static final String EXHAUSTED = "nothing is left to explore";
    static final String ALONE = "a program with one thread has one schedule";
    static final String NOT_CONTROLLED = "the program is not under control";

    private final Program program;
    private final CampaignSettings settings;
    private final CampaignListener listener;
    private final FailureListener found;
    private final ExplorationStrategy strategy;
    private final CoverageCriteria criteria;
    private final PluggedOracles oracles;
    private final Set<String> seen = new HashSet<>();
    private volatile Audit audit = new Audit();
    private Budget budget;
    private long first;
    private int failures;
    private @Nullable RunResult previous;
    private volatile @Nullable Runner runner;
    private volatile @Nullable ProgramOutput printed;

    /** The number of the run that goes on, from 1, and since when; 0 when there is none. */
    private volatile long present;

    private volatile long since;
    private boolean exhausted;
    private boolean stopped;
    private long nextProgress = System.nanoTime() + PROGRESS_NANOS;

    /** Is told of each failure that was not known before. */
    @FunctionalInterface
    public interface FailureListener {
        /** A run has failed; it is repeated before {@link #onFailure} is called. */
        default void onFound(long run, Failure failure) {}

        void onFailure(String signature, FailureReport report);

        /** The run did not fail again with the same schedule. */
        default void onUnrepeated(String signature, FailureReport report) {
            onFailure(signature, report);
        }

        /** Whether failures are confirmed by somebody else, who learns of them by {@link #onSuspect}. */
        default boolean confirmsElsewhere() {
            return false;
        }

        default void onSuspect(Suspect suspect) {}
    }

    /**
     * Why a batch of runs ended, and what was counted.
     *
     * @param stopped whether its last run ends the campaign
     */
    public record Batch(boolean stopped, String reason, RunTally tally) {}

    public Exploration(Program program, CampaignSettings settings, CampaignListener listener, FailureListener found) {
        this.program = program;
        this.settings = settings;
        this.listener = listener;
        this.found = found;
        this.budget = new Budget(settings);
        this.strategy = strategy(settings);
        this.criteria =
                new CoverageCriteria(settings.coverage(), settings.plugins().criteria());
        this.oracles = settings.plugins().oracles();
        program.keepCalls(Math.max(strategy.callSites(), Math.max(criteria.callSites(), oracles.callSites())));
    }

    private static ExplorationStrategy strategy(CampaignSettings settings) {
        Supplier<ExplorationStrategy> factory =
                () -> settings.plugins().strategies().create(settings.strategy(), settings.seed());
        return settings.slowThreads() ? SlowThreads.in(factory, settings.seed()) : factory.get();
    }

    ExplorationStrategy strategy() {
        return strategy;
    }

    /** Whether the strategy has tried all schedules. */
    boolean isExhausted() {
        return exhausted;
    }

    /** Makes runs, the first of which has the number {@code from}, counted from 0, with a runner that made none before. */
    public Batch explore(Runner newRunner, long from, Budget newBudget) {
        audit = new Audit();
        budget = newBudget;
        runner = newRunner;
        stopped = false;
        if (from != 0 || first != 0) startAt(from);
        String reason = runs(newRunner);
        strategy.warnings().forEach(audit::warning);
        strategy.targets().ifPresent(listener::onTargets);
        if (strategy instanceof FreeStrategy) criteria.underControlOnly().forEach(this::refuse);
        return new Batch(stopped, reason, audit.tally(program, newRunner));
    }

    /** What was counted so far. Any thread may ask. */
    RunTally soFar() {
        Runner making = runner;
        if (making == null) return RunTally.none();
        RunTally tally = audit.tally(program, making);
        long run = present;
        return run == 0 ? tally : tally.withWarning(brokenOff(run, making));
    }

    /** The last lines that the program has printed in its last run. Any thread may ask. */
    List<String> lastOutput() {
        ProgramOutput output = printed;
        return output == null ? List.of() : output.lines();
    }

    private String brokenOff(long run, Runner making) {
        String where = making.whereabouts();
        return String.format(
                Locale.ROOT,
                "run %d had been going on for %.1f s and was broken off%s",
                run,
                (System.nanoTime() - since) / 1e9,
                where.isEmpty() ? "" : ": " + where);
    }

    /** The same under control, on an engine that made no run before. */
    public Batch explore(Engine engine, long from, Budget newBudget) throws Exception {
        ControlledRunner making = controlled(engine, newBudget::isOver);
        if (from == 0) making.beginCampaign();
        return engine.drive(() -> explore(making, from, newBudget));
    }

    private ControlledRunner controlled(Engine engine, BooleanSupplier over) {
        return new ControlledRunner(program, settings, strategy, engine, over);
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

    private String runs(Runner newRunner) {
        try (ProgramOutput output = ProgramOutput.capture(false)) {
            printed = output;
            Optional<String> stop = Optional.empty();
            while (stop.isEmpty()) stop = step(newRunner, output);
            return stop.get();
        } catch (ControlLostException e) {
            audit.problem(String.valueOf(e.getMessage()));
            return stop(NOT_CONTROLLED);
        }
    }

    /** Makes one more run; returns why the batch ends, if it does. */
    private Optional<String> step(Runner making, ProgramOutput output) throws ControlLostException {
        Optional<String> spent = budget.exhausted(audit.runs());
        if (spent.isPresent()) return spent.map(this::afterSearch);
        if (!strategy.nextRun(previous)) {
            exhausted = strategy.isComplete();
            return Optional.of(EXHAUSTED + ": " + strategy.guarantee() + asToTime());
        }
        output.clear();
        RunResult run = make(making);
        if (run.end() instanceof RunEnd.Stopped) return brokenOff(run);
        previous = run;
        Optional<Failure> failure = Oracles.judge(run, making.names())
                .or(making::livelock)
                .or(() -> oracles.judge(run, first + audit.runs() + 1));
        audit.add(run, failure.isPresent());
        if (timeouts() == Timeouts.SLEEPS) audit.slow();
        if (isNewFailure(run, failure, making, output) && !settings.keepGoing()) return Optional.of(stop(found()));
        if (audit.hasProblems()) return Optional.of(stop(NOT_CONTROLLED));
        if (audit.isAlone()) return Optional.of(stop(ALONE));
        making.aboutFirstRun().ifPresent(audit::warning);
        if (audit.areAllCut(FIRST_FEW)) adviseOnSteps(making);
        reportProgress();
        return Optional.empty();
    }

    /** Nobody wants to wait for the end of the campaign to learn that its bound is too low. */
    private void adviseOnSteps(Runner making) throws ControlLostException {
        OptionalLong needed = making.stepsNeeded();
        if (budget.isOver()) return;
        String advice = needed.isPresent()
                ? StepAdvice.enough(needed.getAsLong(), settings.maxSteps())
                : StepAdvice.never(settings.maxSteps());
        audit.warning(advice);
        listener.onAdvice("the first " + FIRST_FEW + " runs were cut at the bound on steps: " + advice);
    }

    private Optional<String> brokenOff(RunResult run) {
        if (audit.runs() == 0) audit.warning("the first run was broken off after " + run.steps() + " steps");
        return budget.exhausted(audit.runs()).map(this::afterSearch);
    }

    private RunResult make(Runner making) throws ControlLostException {
        since = System.nanoTime();
        present = first + audit.runs() + 1;
        RunResult run = making.run(watchers());
        while (!(run.end() instanceof RunEnd.Stopped) && making.wantsAgain(run, audit)) run = making.run(watchers());
        present = 0;
        return run;
    }

    /** When time-outs expired in the last run. */
    private Timeouts timeouts() {
        return strategy.timeouts(settings.timeouts());
    }

    /** What the campaign has achieved before its budget was spent. */
    private String afterSearch(String spent) {
        if (!strategy.hasSearched()) return spent;
        exhausted = strategy.isComplete();
        return spent + "; before, nothing was left to explore: " + strategy.guarantee();
    }

    private String asToTime() {
        boolean last = timeouts() == Timeouts.LAST && audit.isTimed();
        return last ? "; time-outs expired only when nothing else could go on" : "";
    }

    private RunListener watchers() {
        RunListener judging = Listeners.both(oracles.onRun(), listener.onRun());
        return Listeners.both(Listeners.both(strategy.listener(), criteria.onRun()), judging);
    }

    private String stop(String reason) {
        stopped = true;
        return reason;
    }

    private String found() {
        String stage = strategy.stage();
        return "a failure was found" + (stage.isEmpty() ? "" : " at " + stage);
    }

    private boolean isNewFailure(RunResult run, Optional<Failure> failure, Runner making, ProgramOutput output)
            throws ControlLostException {
        criteria.onRunEnd(run, failure.isPresent());
        strategy.judged(run, failure.isPresent());
        listener.onRunEnd(run, failure.isPresent());
        if (failure.isEmpty()) return false;
        String signature = failure.get().kind() + failure.get().signature();
        if (!seen.add(signature)) return false;
        failures++;
        long number = first + audit.runs();
        found.onFound(number, failure.get());
        if (found.confirmsElsewhere())
            found.onSuspect(suspect(number, failure.get(), making.schedule(run), timeouts()));
        else report(making, run, signature, failure.get(), number, output);
        return true;
    }

    private void report(
            Runner making, RunResult run, String signature, Failure failure, long number, ProgramOutput output)
            throws ControlLostException {
        boolean hadProblems = audit.hasProblems();
        FailureReport report = making.report(run, failure, number, audit, output);
        if (audit.hasProblems() && !hadProblems) found.onUnrepeated(signature, report);
        else found.onFailure(signature, report);
    }

    private static Suspect suspect(long run, Failure failure, Schedule schedule, Timeouts timeouts) {
        return new Suspect(
                run,
                failure.kind(),
                failure.message(),
                failure.cause(),
                failure.signature(),
                IntStream.of(schedule.choices()).boxed().toList(),
                schedule.steps(),
                RecordedRun.word(timeouts));
    }

    /** Repeats a run that failed somewhere else. */
    public Batch confirm(Engine engine, Suspect suspect) throws Exception {
        return engine.drive(() -> confirm(controlled(engine, () -> false), suspect));
    }

    private Batch confirm(ControlledRunner making, Suspect suspect) {
        audit = new Audit();
        Failure failure = new Failure(suspect.kind(), suspect.message(), suspect.cause(), suspect.signature());
        int[] choices = suspect.choices().stream().mapToInt(Integer::intValue).toArray();
        Schedule schedule = new Schedule(choices, suspect.steps());
        try (ProgramOutput output = ProgramOutput.capture(false)) {
            CampaignSettings made = settings.withTimeouts(RecordedRun.timeouts(suspect.timeouts()));
            FailureReport report = making.confirm(made, schedule, failure, suspect.run(), audit, output);
            found.onFailure(failure.kind() + failure.signature(), report);
        } catch (ControlLostException e) {
            audit.problem(String.valueOf(e.getMessage()));
        }
        return new Batch(false, "", audit.tally(program, making));
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
