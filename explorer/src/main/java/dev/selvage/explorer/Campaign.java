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
import dev.selvage.explorer.strategy.Strategies;
import dev.selvage.explorer.trace.ObjectNames;
import dev.selvage.report.model.CampaignResult;
import dev.selvage.report.model.CampaignResult.FailureSummary;
import dev.selvage.report.model.FailureReport;
import dev.selvage.report.model.Verdict;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Many runs of one program under one strategy. */
public final class Campaign {
    private static final long PROGRESS_NANOS = 200_000_000L;
    static final String EXHAUSTED = "nothing is left to explore";
    private static final String NOT_CONTROLLED = "the program is not under control";

    private final Program program;
    private final CampaignSettings settings;
    private final CampaignListener listener;
    private final ExplorationStrategy strategy;
    private final Budget budget;
    private final Audit audit = new Audit();
    private final Retries retries;
    private final Set<String> seen = new HashSet<>();
    private final List<FailureSummary> failures = new ArrayList<>();
    private @Nullable RunResult previous;
    private @Nullable Long firstFailure;
    private boolean exhausted;
    private long nextProgress = System.nanoTime() + PROGRESS_NANOS;

    private Campaign(Program program, CampaignSettings settings, CampaignListener listener) {
        this.program = program;
        this.settings = settings;
        this.listener = listener;
        this.budget = new Budget(settings);
        this.strategy = Strategies.create(settings.strategy(), settings.seed(), settings.options());
        this.retries = new Retries(program, settings, strategy, audit);
    }

    /** Runs a campaign; the agent must be installed. */
    public static CampaignResult run(Program program, CampaignSettings settings, CampaignListener listener) {
        return Driver.call(() -> {
            try (Engine engine = settings.engine().create(settings.patience())) {
                Campaign campaign = new Campaign(program, settings, listener);
                try {
                    return engine.drive(() -> campaign.run(engine));
                } finally {
                    campaign.strategy.close();
                }
            }
        });
    }

    private CampaignResult run(Engine engine) {
        try (ProgramOutput output = ProgramOutput.capture(false)) {
            Optional<String> stop = Optional.empty();
            while (stop.isEmpty()) stop = step(engine, output);
            return result(engine, stop.get());
        } catch (ControlLostException e) {
            audit.problem(String.valueOf(e.getMessage()));
            return result(engine, NOT_CONTROLLED);
        }
    }

    /** Makes one more run; returns why the campaign ends, if it does. */
    private Optional<String> step(Engine engine, ProgramOutput output) throws ControlLostException {
        Optional<String> spent = budget.exhausted(audit.runs());
        if (spent.isPresent()) return spent;
        if (!strategy.nextRun(previous)) {
            exhausted = strategy.isComplete();
            return Optional.of(EXHAUSTED + ": " + strategy.guarantee());
        }
        output.clear();
        RunResult run = execute(engine);
        while (retries.want(run, engine)) run = execute(engine);
        previous = run;
        audit.add(run);
        if (isNewFailure(run, engine, output) && !settings.keepGoing()) return Optional.of(found());
        if (audit.hasProblems()) return Optional.of(NOT_CONTROLLED);
        reportProgress();
        return Optional.empty();
    }

    private RunResult execute(Engine engine) throws ControlLostException {
        RunListener watchers = Listeners.both(strategy.listener(), listener.onRun());
        return ControlledRun.execute(engine, program.newRun(), chooser(), watchers, settings.run());
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
        Optional<Failure> failure = Oracles.judge(run, new ObjectNames()::of).or(retries::livelock);
        listener.onRunEnd(run, failure.isPresent());
        if (failure.isEmpty() || !seen.add(failure.get().kind() + failure.get().signature())) return false;
        if (firstFailure == null) firstFailure = audit.runs();
        output.clear();
        FailureReport report = confirm(run, failure.get(), engine, output);
        failures.add(new FailureSummary(report.kind(), report.message(), listener.onFailure(report)));
        return true;
    }

    /** Repeats the failing run with every event recorded: what does not repeat is not reported as found. */
    private FailureReport confirm(RunResult run, Failure failure, Engine engine, ProgramOutput output)
            throws ControlLostException {
        CampaignSettings exactly = retries.exactly(run);
        RecordedRun recorded = RecordedRun.repeat(program, engine, run.choices(), exactly.run());
        if (!recorded.fails(failure)) {
            audit.problem("the failure of run " + audit.runs() + " (" + failure.kind() + ": " + failure.message()
                    + ") did not happen again with the same schedule: " + recorded.difference());
        }
        return recorded.report(failure, program, strategy.id(), exactly, audit.runs(), output.lines());
    }

    private void reportProgress() {
        long now = System.nanoTime();
        if (now < nextProgress) return;
        nextProgress = now + PROGRESS_NANOS;
        listener.onProgress(budget.progress(audit.runs(), failures.size()));
    }

    private CampaignResult result(Engine engine, String stopReason) {
        strategy.warnings().forEach(audit::warning);
        var control = audit.close(program, engine);
        double seconds = budget.seconds();
        return new CampaignResult(
                verdict(),
                strategy.id(),
                settings.seed(),
                audit.runs(),
                firstFailure,
                audit.steps(),
                audit.switches(),
                seconds,
                audit.runs() / Math.max(seconds, 1e-9),
                stopReason,
                List.copyOf(failures),
                strategy.coverage(),
                control,
                Runtime.version().toString(),
                engine.name(),
                settings.engine().fallbackReason().orElse(null));
    }

    private Verdict verdict() {
        if (audit.hasProblems()) return Verdict.NOT_CONTROLLED;
        if (!failures.isEmpty()) return Verdict.FAILURE;
        return exhausted ? Verdict.EXHAUSTED : Verdict.NO_FAILURE;
    }
}
