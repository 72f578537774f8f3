package dev.selvage.api.strategy;

import dev.selvage.api.ProviderWithOptions;

/** Makes a strategy, which users ask for by {@code --strategy ID}. */
public interface StrategyProvider extends ProviderWithOptions {
    /** A new strategy; called once for a campaign, or more often if that makes several searches. */
    Strategy create(StrategyContext context);

    /** Where the algorithm was published; empty if it was not. */
    default String paper() {
        return "";
    }

    /** What it means when nothing is left to try, in half a sentence; empty for a strategy that never comes to that. */
    default String guarantee() {
        return "";
    }
}
