package dev.selvage.explorer.campaign;

import dev.selvage.engine.execution.Engine;
import dev.selvage.engine.free.FreeEngine;
import dev.selvage.explorer.campaign.Exploration.Batch;
import dev.selvage.explorer.oracle.Failure;
import dev.selvage.explorer.program.Program;
import dev.selvage.explorer.record.Driver;
import dev.selvage.explorer.runner.Runner;
import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.explorer.strategy.FreeStrategy;
import dev.selvage.report.model.CampaignResult;
import dev.selvage.report.model.CampaignResult.CoverageFigures;
import dev.selvage.report.model.CampaignResult.FailureSummary;
import dev.selvage.report.model.FailureReport;
import dev.selvage.report.model.RunTally;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Many runs of one program under one strategy. */
public final class Campaign implements OngoingCampaign, Exploration.FailureListener {
    private final CampaignSettings settings;
    private final Program program;
    private final Exploration exploration;
    private final Findings findings;
    private final Budget budget;
    private final boolean free;

    private Campaign(Program program, CampaignSettings settings, CampaignListener listener) {
        this.settings = settings;
        this.program = program;
        this.findings = new Findings(listener);
        this.exploration = new Exploration(program, settings, listener, this);
        this.budget = new Budget(settings);
        this.free = exploration.strategy() instanceof FreeStrategy;
    }

    /** Runs a campaign; the agent must be installed. */
    public static CampaignResult run(Program program, CampaignSettings settings, CampaignListener listener) {
        Campaign campaign = new Campaign(program, settings, listener);
        listener.onBegin(campaign);
        campaign.budget.begin();
        listener.onTimeBegins();
        return campaign.exploration.strategy() instanceof FreeStrategy free
                ? Driver.callFreely(() -> campaign.runFreely(free))
                : Driver.call(campaign::runControlled);
    }

    private CampaignResult runControlled() throws Exception {
        try (Engine engine = settings.engine().create(settings.patience());
                exploration) {
            return result(exploration.explore(engine, 0, budget));
        }
    }

    private CampaignResult runFreely(FreeStrategy strategy) {
        try (FreeEngine engine = new FreeEngine(settings.patience(), budget::isOver);
                exploration) {
            Runner runner = new FreeRunner(program, settings, strategy, exploration, engine);
            return result(exploration.explore(runner, 0, budget));
        }
    }

    private CampaignResult result(Batch runs) {
        List<FailureSummary> failures = findings.settled();
        Long first = failures.isEmpty() ? null : findings.first();
        return outcome(runs.tally(), runs.reason(), first, failures, exploration.isExhausted(), exploration.coverage())
                .result(settings);
    }

    private Outcome outcome(
            RunTally tally,
            String reason,
            @Nullable Long first,
            List<FailureSummary> failures,
            boolean exhausted,
            Map<String, CoverageFigures> coverage) {
        return new Outcome(
                exploration.strategy().id(),
                tally,
                budget.seconds(),
                reason,
                first,
                failures,
                exhausted,
                coverage,
                free ? CampaignResult.FREE : settings.engine().nameHere(),
                free ? null : settings.engine().fallbackReason().orElse(null),
                exploration.lastOutput());
    }

    // ---- while it goes on

    @Override
    public void stop(String reason) {
        budget.stop(reason);
    }

    /** Coverage is left out: whoever measures it is measuring. */
    @Override
    public CampaignResult soFar(String reason) {
        return outcome(exploration.soFar(), reason, findings.first(), findings.soFar(), false, Map.of())
                .result(settings);
    }

    @Override
    public void onFound(long run, Failure failure) {
        findings.suspect(run, failure.kind(), failure.message());
    }

    @Override
    public void onUnrepeated(String signature, FailureReport report) {
        findings.addUnrepeated(signature, report);
    }

    @Override
    public void onFailure(String signature, FailureReport report) {
        findings.add(signature, report);
    }
}
