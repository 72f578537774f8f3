package dev.selvage.cli.option;

import dev.selvage.engine.execution.EngineChoice;
import dev.selvage.engine.model.RunSettings.Timeouts;
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

    @Option(
            names = "--runs",
            paramLabel = "N",
            converter = WholeNumber.Positive.class,
            description = "Most runs to make (default: ${DEFAULT-VALUE}).")
    private long runs = CampaignSettings.DEFAULT_RUNS;

    @Option(
            names = "--time",
            paramLabel = "TIME",
            converter = DurationConverter.class,
            description = "Longest time to spend, as 500ms, 60s, 5m or 1h (default: 60s).")
    private Duration time = CampaignSettings.DEFAULT_TIME;

    @Option(
            names = "--seed",
            paramLabel = "N",
            converter = WholeNumber.Any.class,
            description = "Seed of random choices; the same seed gives the same campaign (default: ${DEFAULT-VALUE}).")
    private long seed = 1;

    @Option(
            names = "--max-steps",
            paramLabel = "N",
            converter = WholeNumber.Positive.class,
            description = "Events after which a run is cut and not judged (default: ${DEFAULT-VALUE}).")
    private long maxSteps = CampaignSettings.DEFAULT_STEPS;

    @Option(
            names = "--timeouts",
            paramLabel = "WHEN",
            converter = TimeoutsConverter.class,
            description = "When a waiting thread's time-out expires: 'last', only when nothing else can go on, or"
                    + " 'explore', at any time, as a choice of the strategy (default: last).")
    private Timeouts timeouts = Timeouts.LAST;

    @Option(names = "--keep-going", description = "Look for more failures after the first.")
    private boolean keepGoing;

    @Option(
            names = "--coverage",
            paramLabel = "CRITERION",
            split = ",",
            converter = CriterionConverter.class,
            description = "Measure these, whatever the strategy: 'hapset', 'pset', 'sp-hong', 'sp-trainin', 'ui'."
                    + " Slows runs down (default: none).")
    private List<String> coverage = new ArrayList<>();

    @Mixin
    private final StrategyOptionsMixin options = new StrategyOptionsMixin();

    public CampaignSettings settings(Duration patience, EngineChoice engine) {
        return new CampaignSettings(
                strategy,
                seed,
                runs,
                time,
                maxSteps,
                timeouts,
                keepGoing,
                patience,
                engine,
                options.options(),
                List.copyOf(coverage));
    }
}
