package dev.selvage.cli.option;

import dev.selvage.engine.execution.EngineChoice;
import dev.selvage.explorer.CampaignSettings;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Which strategies to compare, and what each of them may spend. */
public final class CompareOptions {
    private static final long RUNS = 1_000;

    @Option(
            names = "--strategies",
            paramLabel = "ID",
            split = ",",
            converter = StrategyConverter.class,
            description = "Strategies to compare, with commas between them; 'selvage strategies' lists them"
                    + " (default: random,dpor,pcb:2,hapset).")
    private List<String> strategies = List.of("random", "dpor", "pcb:2", "hapset");

    @Mixin
    private final BudgetOptions budget = new BudgetOptions(RUNS);

    @Option(
            names = "--plot",
            paramLabel = "FILE",
            description = "Picture of the coverage over runs, as SVG (default: ${DEFAULT-VALUE}).")
    private Path plot = Path.of("selvage-out", "compare.svg");

    @Mixin
    private final StrategyOptionsMixin options = new StrategyOptionsMixin();

    public Path plot() {
        return plot;
    }

    /** The settings of each strategy, in the order in which they were named. */
    public List<CampaignSettings> settings(Duration patience, EngineChoice engine) {
        CampaignSettings common = budget.applyTo(CampaignSettings.defaults())
                .withKeepGoing(true)
                .withPatience(patience)
                .withEngine(engine)
                .withOptions(options.options());
        return strategies.stream().map(common::withStrategy).toList();
    }
}
