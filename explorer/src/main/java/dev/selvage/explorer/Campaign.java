package dev.selvage.explorer;

import dev.selvage.engine.execution.Engine;
import dev.selvage.explorer.Exploration.Stretch;
import dev.selvage.explorer.program.Program;
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
        return Driver.call(() -> {
            try (Engine engine = settings.engine().create(settings.patience());
                    Exploration exploration = new Exploration(program, settings, listener, campaign::add)) {
                return campaign.run(engine, exploration);
            }
        });
    }

    private CampaignResult run(Engine engine, Exploration exploration) throws Exception {
        Budget budget = new Budget(settings);
        Stretch all = engine.drive(() -> exploration.explore(engine, 0, budget));
        return new Outcome(
                        exploration.strategy().id(),
                        all.tally(),
                        budget.seconds(),
                        all.reason(),
                        firstFailure,
                        failures,
                        exploration.isExhausted(),
                        exploration.strategy().coverage(),
                        engine.name(),
                        settings.engine().fallbackReason().orElse(null))
                .result(settings);
    }

    private void add(String signature, FailureReport report) {
        if (firstFailure == null) firstFailure = report.run();
        failures.add(new FailureSummary(report.kind(), report.message(), listener.onFailure(report)));
    }
}
