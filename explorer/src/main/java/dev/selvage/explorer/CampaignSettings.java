package dev.selvage.explorer;

import dev.selvage.engine.model.RunSettings;
import dev.selvage.engine.model.RunSettings.Timeouts;
import dev.selvage.explorer.strategy.StrategyOptions;
import java.time.Duration;

/**
 * How a campaign is run.
 *
 * @param strategy name of a registered strategy, with its number if it takes one
 * @param maxRuns the most runs to make
 * @param maxTime the longest time to spend
 * @param maxSteps the steps after which a run is cut
 * @param timeouts when the time-outs of waiting threads expire
 * @param keepGoing whether to look for more failures after the first
 * @param patience how long a thread may stay away from every scheduling point
 * @param options what some strategies can be told besides
 */
public record CampaignSettings(
        String strategy,
        long seed,
        long maxRuns,
        Duration maxTime,
        long maxSteps,
        Timeouts timeouts,
        boolean keepGoing,
        Duration patience,
        StrategyOptions options) {

    public static final long DEFAULT_RUNS = 10_000;
    public static final Duration DEFAULT_TIME = Duration.ofSeconds(60);
    public static final long DEFAULT_STEPS = 1_000_000;
    public static final Duration DEFAULT_PATIENCE = Duration.ofSeconds(10);

    /** The settings that a user gets who sets none. */
    public static CampaignSettings defaults() {
        return new CampaignSettings(
                "random", 1, DEFAULT_RUNS, DEFAULT_TIME, DEFAULT_STEPS, Timeouts.LAST, false, DEFAULT_PATIENCE);
    }

    /** Settings whose strategy gets no special options. */
    public CampaignSettings(
            String strategy,
            long seed,
            long maxRuns,
            Duration maxTime,
            long maxSteps,
            Timeouts timeouts,
            boolean keepGoing,
            Duration patience) {
        this(strategy, seed, maxRuns, maxTime, maxSteps, timeouts, keepGoing, patience, StrategyOptions.defaults());
    }

    public CampaignSettings withStrategy(String newStrategy) {
        return new CampaignSettings(
                newStrategy, seed, maxRuns, maxTime, maxSteps, timeouts, keepGoing, patience, options);
    }

    public CampaignSettings withRuns(long newRuns) {
        return new CampaignSettings(strategy, seed, newRuns, maxTime, maxSteps, timeouts, keepGoing, patience, options);
    }

    public CampaignSettings withSeed(long newSeed) {
        return new CampaignSettings(
                strategy, newSeed, maxRuns, maxTime, maxSteps, timeouts, keepGoing, patience, options);
    }

    public CampaignSettings withTime(Duration newTime) {
        return new CampaignSettings(strategy, seed, maxRuns, newTime, maxSteps, timeouts, keepGoing, patience, options);
    }

    public CampaignSettings withKeepGoing(boolean newKeepGoing) {
        return new CampaignSettings(
                strategy, seed, maxRuns, maxTime, maxSteps, timeouts, newKeepGoing, patience, options);
    }

    public CampaignSettings withSteps(long newSteps) {
        return new CampaignSettings(strategy, seed, maxRuns, maxTime, newSteps, timeouts, keepGoing, patience, options);
    }

    public CampaignSettings withOptions(StrategyOptions newOptions) {
        return new CampaignSettings(
                strategy, seed, maxRuns, maxTime, maxSteps, timeouts, keepGoing, patience, newOptions);
    }

    public CampaignSettings withTimeouts(Timeouts newTimeouts) {
        return new CampaignSettings(
                strategy, seed, maxRuns, maxTime, maxSteps, newTimeouts, keepGoing, patience, options);
    }

    /** What of this concerns a single run. */
    RunSettings run() {
        return new RunSettings(maxSteps, timeouts);
    }
}
