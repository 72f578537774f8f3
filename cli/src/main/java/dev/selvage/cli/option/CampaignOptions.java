package dev.selvage.cli.option;

import dev.selvage.engine.execution.EngineChoice;
import dev.selvage.explorer.CampaignSettings;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** How to look for failures, and for how long. */
public final class CampaignOptions {
    @Option(
            names = "--strategy",
            paramLabel = "ID",
            converter = StrategyConverter.class,
            description = "How to choose schedules; 'selvage strategies' lists them (default: ${DEFAULT-VALUE}).")
    private String strategy = "random";

    @Mixin
    private final BudgetOptions budget = new BudgetOptions(CampaignSettings.DEFAULT_RUNS);

    @Option(names = "--keep-going", description = "Look for more failures after the first.")
    private boolean keepGoing;

    @Option(
            names = "--coverage",
            paramLabel = "CRITERION",
            split = ",",
            converter = CriterionConverter.class,
            description = "Measure these, whatever the strategy: 'hapset', 'pset', 'ui', 'sp-hong', 'sp-trainin'. Slows"
                    + " runs down (default: none).")
    private List<String> coverage = new ArrayList<>();

    @Mixin
    private final StrategyOptionsMixin options = new StrategyOptionsMixin();

    public CampaignSettings settings(Duration patience, EngineChoice engine) {
        return budget.applyTo(CampaignSettings.defaults())
                .withStrategy(strategy)
                .withKeepGoing(keepGoing)
                .withPatience(patience)
                .withEngine(engine)
                .withOptions(options.options())
                .withCoverage(List.copyOf(coverage));
    }
}
