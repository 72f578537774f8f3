package dev.selvage.cli.option;

import dev.selvage.explorer.CampaignSettings;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Which strategies to compare, and what each of them may spend. */
public final class CompareOptions {
    @Option(
            names = "--strategies",
            paramLabel = "ID",
            split = ",",
            converter = StrategyConverter.class,
            description = "Strategies to compare, with commas between them; 'selvage strategies' lists them"
                    + " (default: random,dpor,pcb:2,hapset).")
    private List<String> strategies = List.of("random", "dpor", "pcb:2", "hapset");

    @Option(
            names = "--runs",
            paramLabel = "N",
            converter = WholeNumber.Positive.class,
            description = "Most runs of each strategy (default: ${DEFAULT-VALUE}).")
    private long runs = 1_000;

    @Option(
            names = "--time",
            paramLabel = "TIME",
            converter = DurationConverter.class,
            description = "Longest time for each strategy, as 500ms, 60s, 5m or 1h (default: 60s).")
    private Duration time = CampaignSettings.DEFAULT_TIME;

    @Option(
            names = "--seed",
            paramLabel = "N",
            converter = WholeNumber.Any.class,
            description = "Seed of random choices (default: ${DEFAULT-VALUE}).")
    private long seed = 1;

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
    public List<CampaignSettings> settings(Duration patience) {
        CampaignSettings common = CampaignSettings.defaults()
                .withSeed(seed)
                .withRuns(runs)
                .withTime(time)
                .withKeepGoing(true)
                .withPatience(patience)
                .withOptions(options.options());
        return strategies.stream().map(common::withStrategy).toList();
    }
}
