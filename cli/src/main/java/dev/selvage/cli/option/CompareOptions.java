package dev.selvage.cli.option;

import dev.selvage.engine.execution.EngineChoice;
import dev.selvage.explorer.plugin.Plugins;
import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.explorer.spec.SpecList;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Which strategies to compare, and what each of them may spend. */
public final class CompareOptions {
    private static final long RUNS = 1_000;

    @Option(
            names = "--strategies",
            paramLabel = "ID",
            description = "Strategies to compare, with commas between them; 'selvage strategies' lists them"
                    + " (default: random,dpor,pcb:2,hapset).")
    private String strategies = "random,dpor,pcb:2,hapset";

    @Mixin
    private final BudgetOptions budget = new BudgetOptions(RUNS);

    @Option(
            names = "--plot",
            paramLabel = "FILE",
            description = "Picture of the coverage over runs, as SVG (default: ${DEFAULT-VALUE}).")
    private Path plot = Path.of("selvage-out", "compare.svg");

    @Spec(Spec.Target.MIXEE)
    private CommandSpec command = CommandSpec.create();

    public Path plot() {
        return plot;
    }

    /** The settings of each strategy, in the order in which they were named. */
    public List<CampaignSettings> settings(Plugins plugins, Duration patience, EngineChoice engine) {
        CampaignSettings common = budget.applyTo(CampaignSettings.defaults())
                .withKeepGoing(true)
                .withPatience(patience)
                .withEngine(engine)
                .withPlugins(plugins);
        return SpecList.split(strategies).stream()
                .map(text -> StrategyFlags.applyTo(text, plugins, command, "--strategies"))
                .map(common::withStrategy)
                .toList();
    }
}
