package dev.selvage.cli.option;

import dev.selvage.engine.model.RunSettings.Timeouts;
import dev.selvage.explorer.settings.CampaignSettings;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** What a strategy may spend, and from which seed. */
final class BudgetOptions {
    @Option(
            names = "--runs",
            paramLabel = "N",
            converter = WholeNumber.Positive.class,
            description = "Most runs to make (default: ${DEFAULT-VALUE}).")
    private long runs;

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
            description =
                    "When sleeps and time-outs end: 'last', only when nothing else can go on, 'sleeps', once in a run also"
                            + " earlier, or 'explore', at any time, as a choice of the strategy (default: 'last', and 'sleeps' in"
                            + " further runs).")
    private @Nullable Timeouts timeouts;

    /** @param runs most runs, unless the user says so */
    BudgetOptions(long runs) {
        this.runs = runs;
    }

    /** {@code settings} with this budget. */
    CampaignSettings applyTo(CampaignSettings settings) {
        CampaignSettings budget =
                settings.withRuns(runs).withTime(time).withSeed(seed).withSteps(maxSteps);
        return timeouts == null ? budget : budget.withTimeouts(timeouts);
    }
}
