package dev.selvage.explorer;

import dev.selvage.engine.execution.ControlLostException;
import dev.selvage.engine.execution.Engine;
import dev.selvage.engine.free.FreeEngine;
import dev.selvage.engine.free.FreeOutcome;
import dev.selvage.engine.free.Recording;
import dev.selvage.engine.model.RunListener;
import dev.selvage.engine.model.RunResult;
import dev.selvage.explorer.coverage.CoverageCriteria;
import dev.selvage.explorer.oracle.Failure;
import dev.selvage.explorer.oracle.Oracles;
import dev.selvage.explorer.program.Program;
import dev.selvage.explorer.search.Listeners;
import dev.selvage.explorer.strategy.ExplorationStrategy;
import dev.selvage.explorer.strategy.FreeStrategy;
import dev.selvage.explorer.strategy.Strategies;
import dev.selvage.report.model.CampaignResult;
import dev.selvage.report.model.CampaignResult.CoverageFigures;
import dev.selvage.report.model.CampaignResult.FailureSummary;
import dev.selvage.report.model.FailureReport;
import dev.selvage.report.model.Verdict;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
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
    private final CoverageCriteria criteria;
    private final Set<String> seen = new HashSet<>();
    private final List<FailureSummary> failures = new ArrayList<>();
    private @Nullable RunResult previous;
    private @Nullable Long firstFailure;
    private boolean exhausted;
    private long nextProgress = System.nanoTime() + PROGRESS_NANOS;

    private Campaign(
            Program program, CampaignSettings settings, CampaignListener listener, ExplorationStrategy strategy) {
        this.program = program;
        this.settings = settings;
        this.listener = listener;
        this.budget = new Budget(settings);
        this.strategy = strategy;
        this.criteria =
                new CoverageCriteria(settings.coverage(), settings.options().context());
    }

    /** Runs a campaign; the agent must be installed. */
    public static CampaignResult run(Program program, CampaignSettings settings, CampaignListener listener) {
        ExplorationStrategy strategy = Strategies.create(settings.strategy(), settings.seed(), settings.options());
        Campaign campaign = new Campaign(program, settings, listener, strategy);
        return strategy instanceof FreeStrategy free
                ? Driver.callFreely(() -> campaign.runFreely(free))
                : Driver.call(campaign::runControlled);
    }

    private CampaignResult runControlled() throws Exception {
        try (Engine engine = settings.engine().create(settings.patience())) {
            return engine.drive(() -> run(new ControlledRunner(program, settings, strategy, engine)));
        } finally {
            strategy.close();
        }
    }

    private CampaignResult runFreely(FreeStrategy free) {
        try (FreeEngine engine = new FreeEngine(settings.patience())) {
            return run(new FreeRunner(program, settings, free, freely(), engine));
        } finally {
            strategy.close();
        }
    }

    /** Follows free runs, for the criteria and for whoever follows the campaign. */
    private CampaignListener freely() {
        return new CampaignListener() {
            @Override
            public Recording recording() {
                return listener.recording() == Recording.EVERYTHING ? Recording.EVERYTHING : criteria.recording();
            }

            @Override
            public void onFreeRun(FreeOutcome outcome) {
                criteria.onFreeRun(outcome);
                listener.onFreeRun(outcome);
            }
        };
    }

    private CampaignResult run(Runner runner) {
        try (ProgramOutput output = ProgramOutput.capture(false)) {
            Optional<String> stop = Optional.empty();
            while (stop.isEmpty()) stop = step(runner, output);
            return result(runner, stop.get());
        } catch (ControlLostException e) {
            audit.problem(String.valueOf(e.getMessage()));
            return result(runner, NOT_CONTROLLED);
        }
    }

    /** Makes one more run; returns why the campaign ends, if it does. */
    private Optional<String> step(Runner runner, ProgramOutput output) throws ControlLostException {
        Optional<String> spent = budget.exhausted(audit.runs());
        if (spent.isPresent()) return spent;
        if (!strategy.nextRun(previous)) {
            exhausted = strategy.isComplete();
            return Optional.of(EXHAUSTED + ": " + strategy.guarantee());
        }
        output.clear();
        RunResult run = runner.run(watchers());
        while (runner.wantsAgain(run, audit)) run = runner.run(watchers());
        previous = run;
        audit.add(run);
        if (isNewFailure(run, runner, output) && !settings.keepGoing()) return Optional.of(found());
        if (audit.hasProblems()) return Optional.of(NOT_CONTROLLED);
        reportProgress();
        return Optional.empty();
    }

    private RunListener watchers() {
        return Listeners.both(Listeners.both(strategy.listener(), criteria.onRun()), listener.onRun());
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
        if (failure.isEmpty() || !seen.add(failure.get().kind() + failure.get().signature())) return false;
        if (firstFailure == null) firstFailure = audit.runs();
        FailureReport report = runner.report(run, failure.get(), audit, output);
        failures.add(new FailureSummary(report.kind(), report.message(), listener.onFailure(report)));
        return true;
    }

    private void reportProgress() {
        long now = System.nanoTime();
        if (now < nextProgress) return;
        nextProgress = now + PROGRESS_NANOS;
        listener.onProgress(budget.progress(audit.runs(), failures.size()));
    }

    private CampaignResult result(Runner runner, String stopReason) {
        strategy.warnings().forEach(audit::warning);
        strategy.targets().ifPresent(listener::onTargets);
        Map<String, CoverageFigures> coverage = coverage();
        var control = audit.close(program, runner);
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
                coverage,
                control,
                Runtime.version().toString(),
                runner.engine(),
                runner.engineReason().orElse(null));
    }

    private Map<String, CoverageFigures> coverage() {
        for (String id : criteria.unmeasured()) {
            audit.warning(
                    "coverage of " + id + " is measured under control only, and " + strategy.id() + " runs freely");
        }
        return criteria.besides(strategy.coverage());
    }

    private Verdict verdict() {
        if (audit.hasProblems()) return Verdict.NOT_CONTROLLED;
        if (!failures.isEmpty()) return Verdict.FAILURE;
        return exhausted ? Verdict.EXHAUSTED : Verdict.NO_FAILURE;
    }
}
