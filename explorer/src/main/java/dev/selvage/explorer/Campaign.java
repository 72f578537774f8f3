package dev.selvage.explorer;

import dev.selvage.engine.execution.Engine;
import dev.selvage.engine.free.FreeEngine;
import dev.selvage.explorer.Exploration.Stretch;
import dev.selvage.explorer.program.Program;
import dev.selvage.explorer.strategy.FreeStrategy;
import dev.selvage.report.model.CampaignResult;
import dev.selvage.report.model.CampaignResult.FailureSummary;
import dev.selvage.report.model.FailureReport;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Many runs of one program under one strategy. */
public final class Campaign {
    private final CampaignSettings settings;
    private final CampaignListener listener;
    private final List<FailureSummary> failures = new ArrayList<>();
    private @Nullable Long firstFailure;

    private Campaign(CampaignSettings settings, CampaignListener listener) {
        this.settings = settings;
        this.listener = listener;
    }

    /** Runs a campaign; the agent must be installed. */
    public static CampaignResult run(Program program, CampaignSettings settings, CampaignListener listener) {
        Campaign campaign = new Campaign(settings, listener);
        Exploration exploration = new Exploration(program, settings, listener, campaign::add);
        return exploration.strategy() instanceof FreeStrategy free
                ? Driver.callFreely(() -> campaign.runFreely(program, free, exploration))
                : Driver.call(() -> campaign.runControlled(exploration));
    }

    private CampaignResult runControlled(Exploration all) throws Exception {
        Budget budget = new Budget(settings);
        try (Engine engine = settings.engine().create(settings.patience());
                Exploration exploration = all) {
            Stretch runs = exploration.explore(engine, 0, budget);
            return result(
                    exploration,
                    runs,
                    budget,
                    engine.name(),
                    settings.engine().fallbackReason().orElse(null));
        }
    }

    private CampaignResult runFreely(Program program, FreeStrategy free, Exploration all) {
        Budget budget = new Budget(settings);
        try (FreeEngine engine = new FreeEngine(settings.patience());
                Exploration exploration = all) {
            Stretch runs = exploration.explore(new FreeRunner(program, settings, free, exploration, engine), 0, budget);
            return result(exploration, runs, budget, engine.name(), null);
        }
    }

    private CampaignResult result(
            Exploration exploration, Stretch runs, Budget budget, String engine, @Nullable String engineReason) {
        return new Outcome(
                        exploration.strategy().id(),
                        runs.tally(),
                        budget.seconds(),
                        runs.reason(),
                        firstFailure,
                        failures,
                        exploration.isExhausted(),
                        exploration.coverage(),
                        engine,
                        engineReason)
                .result(settings);
    }

    private void add(String signature, FailureReport report) {
        if (firstFailure == null) firstFailure = report.run();
        failures.add(listener.summary(signature, report));
    }
}
