package dev.selvage.explorer.settings;

import dev.selvage.engine.execution.EngineChoice;
import dev.selvage.engine.model.RunSettings;
import dev.selvage.engine.model.RunSettings.Timeouts;
import dev.selvage.explorer.plugin.Plugins;
import java.time.Duration;
import java.util.List;

/**
 * How a campaign is run.
 *
 * @param strategy a registered strategy, with its options
 * @param maxRuns the most runs to make
 * @param maxTime the longest time to spend
 * @param maxSteps the steps after which a run is cut
 * @param timeouts when the time-outs of waiting threads expire
 * @param slowThreads whether, in some of the runs, time also passes once though others could go on
 * @param keepGoing whether to look for more failures after the first
 * @param patience how long a thread may stay away from every scheduling point
 * @param engine what to run on
 * @param plugins what there is to choose from, besides what Selvage brings along
 * @param coverage ids of the criteria that are measured whatever the strategy
 */
public record CampaignSettings(
        String strategy,
        long seed,
        long maxRuns,
        Duration maxTime,
        long maxSteps,
        Timeouts timeouts,
        boolean slowThreads,
        boolean keepGoing,
        Duration patience,
        EngineChoice engine,
        Plugins plugins,
        List<String> coverage) {

    public static final long DEFAULT_RUNS = 10_000;
    public static final Duration DEFAULT_TIME = Duration.ofSeconds(60);
    public static final long DEFAULT_STEPS = 1_000_000;
    public static final Duration DEFAULT_PATIENCE = Duration.ofSeconds(10);

    /** The settings that a user gets who sets none. */
    public static CampaignSettings defaults() {
        return new CampaignSettings(
                "random",
                1,
                DEFAULT_RUNS,
                DEFAULT_TIME,
                DEFAULT_STEPS,
                Timeouts.LAST,
                true,
                false,
                DEFAULT_PATIENCE,
                EngineChoice.AUTO,
                Plugins.none(),
                List.of());
    }

    public CampaignSettings withStrategy(String newStrategy) {
        return new CampaignSettings(
                newStrategy,
                seed,
                maxRuns,
                maxTime,
                maxSteps,
                timeouts,
                slowThreads,
                keepGoing,
                patience,
                engine,
                plugins,
                coverage);
    }

    public CampaignSettings withSeed(long newSeed) {
        return new CampaignSettings(
                strategy,
                newSeed,
                maxRuns,
                maxTime,
                maxSteps,
                timeouts,
                slowThreads,
                keepGoing,
                patience,
                engine,
                plugins,
                coverage);
    }

    public CampaignSettings withRuns(long newRuns) {
        return new CampaignSettings(
                strategy,
                seed,
                newRuns,
                maxTime,
                maxSteps,
                timeouts,
                slowThreads,
                keepGoing,
                patience,
                engine,
                plugins,
                coverage);
    }

    public CampaignSettings withTime(Duration newTime) {
        return new CampaignSettings(
                strategy,
                seed,
                maxRuns,
                newTime,
                maxSteps,
                timeouts,
                slowThreads,
                keepGoing,
                patience,
                engine,
                plugins,
                coverage);
    }

    public CampaignSettings withSteps(long newSteps) {
        return new CampaignSettings(
                strategy,
                seed,
                maxRuns,
                maxTime,
                newSteps,
                timeouts,
                slowThreads,
                keepGoing,
                patience,
                engine,
                plugins,
                coverage);
    }

    /** Time-outs expire then in all runs, and threads are no slower than that. */
    public CampaignSettings withTimeouts(Timeouts newTimeouts) {
        return new CampaignSettings(
                strategy,
                seed,
                maxRuns,
                maxTime,
                maxSteps,
                newTimeouts,
                false,
                keepGoing,
                patience,
                engine,
                plugins,
                coverage);
    }

    public CampaignSettings withKeepGoing(boolean newKeepGoing) {
        return new CampaignSettings(
                strategy,
                seed,
                maxRuns,
                maxTime,
                maxSteps,
                timeouts,
                slowThreads,
                newKeepGoing,
                patience,
                engine,
                plugins,
                coverage);
    }

    public CampaignSettings withPatience(Duration newPatience) {
        return new CampaignSettings(
                strategy,
                seed,
                maxRuns,
                maxTime,
                maxSteps,
                timeouts,
                slowThreads,
                keepGoing,
                newPatience,
                engine,
                plugins,
                coverage);
    }

    public CampaignSettings withEngine(EngineChoice newEngine) {
        return new CampaignSettings(
                strategy,
                seed,
                maxRuns,
                maxTime,
                maxSteps,
                timeouts,
                slowThreads,
                keepGoing,
                patience,
                newEngine,
                plugins,
                coverage);
    }

    public CampaignSettings withPlugins(Plugins newPlugins) {
        return new CampaignSettings(
                strategy,
                seed,
                maxRuns,
                maxTime,
                maxSteps,
                timeouts,
                slowThreads,
                keepGoing,
                patience,
                engine,
                newPlugins,
                coverage);
    }

    public CampaignSettings withCoverage(List<String> newCoverage) {
        return new CampaignSettings(
                strategy,
                seed,
                maxRuns,
                maxTime,
                maxSteps,
                timeouts,
                slowThreads,
                keepGoing,
                patience,
                engine,
                plugins,
                newCoverage);
    }

    /** What of this concerns a single run. */
    public RunSettings run() {
        return new RunSettings(maxSteps, timeouts);
    }
}
