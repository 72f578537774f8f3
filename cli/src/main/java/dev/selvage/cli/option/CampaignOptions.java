package dev.selvage.cli.option;

import dev.selvage.engine.execution.EngineChoice;
import dev.selvage.explorer.plugin.Plugins;
import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.explorer.spec.SpecList;
import java.time.Duration;
import java.util.List;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** How to look for failures, and for how long. */
public final class CampaignOptions {
    @Option(
            names = "--strategy",
            paramLabel = "ID",
            description =
                    "How to choose schedules, with options as in 'hapset:training=20,context=3'; 'selvage strategies'"
                            + " lists them, 'selvage strategies ID' tells their options (default: ${DEFAULT-VALUE}).")
    private String strategy = "random";

    @Mixin
    private final BudgetOptions budget = new BudgetOptions(CampaignSettings.DEFAULT_RUNS);

    @Option(names = "--keep-going", description = "Look for more failures after the first.")
    private boolean keepGoing;

    @Option(
            names = "--coverage",
            paramLabel = "CRITERION",
            description = "Measure these, whatever the strategy: 'hapset', 'pset', 'ui', 'sp-hong', 'sp-trainin'. Slows"
                    + " runs down (default: none).")
    private String coverage = "";

    @Spec(Spec.Target.MIXEE)
    private CommandSpec command = CommandSpec.create();

    /** Complains about a strategy or a criterion that does not exist, or options that it does not have. */
    public CampaignSettings settings(Plugins plugins, Duration patience, EngineChoice engine) {
        String chosen = StrategyFlags.applyTo(strategy, plugins, command, "--strategy");
        return budget.applyTo(CampaignSettings.defaults())
                .withPlugins(plugins)
                .withStrategy(chosen)
                .withKeepGoing(keepGoing)
                .withPatience(patience)
                .withEngine(engine)
                .withCoverage(criteria(plugins));
    }

    private List<String> criteria(Plugins plugins) {
        if (coverage.isEmpty()) return List.of();
        return SpecList.split(coverage).stream()
                .map(text -> StrategyFlags.applyTo(text, plugins.criteria(), command))
                .toList();
    }
}
