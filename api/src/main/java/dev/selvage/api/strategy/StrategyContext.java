package dev.selvage.api.strategy;

import dev.selvage.api.option.OptionValues;
import java.util.SplittableRandom;

/** What a strategy is made from: what the user asked for, and the tool's own pieces. */
public interface StrategyContext extends OptionValues {
    /** The seed of the campaign. */
    long seed();

    /** Random numbers for the run of that number, the same whatever was drawn before. */
    SplittableRandom random(long run);

    /**
     * Repeats the beginning of an earlier run.
     *
     * @param choices the ids of the threads that were chosen, or the first of them
     */
    Prefix replay(int... choices);
}
