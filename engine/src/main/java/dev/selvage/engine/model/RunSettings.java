package dev.selvage.engine.model;

import java.util.function.BooleanSupplier;

/**
 * What holds for a run besides its choices.
 *
 * @param maxSteps the steps after which it is cut
 * @param timeouts when time-outs expire
 * @param over tells, at any time, that nobody waits for the rest of the run
 */
public record RunSettings(long maxSteps, Timeouts timeouts, BooleanSupplier over) {
    /**
     * When the time-out of a waiting thread expires. Clocks are right whatever it is: time-outs expire in the order of their deadlines. What differs is how
     * slow threads may be that could go on.
     */
    public enum Timeouts {
        /** Only when no thread can go on otherwise: computing takes no time. */
        LAST,
        /** Once in a run time passes while others could go on, for as long as threads are late at times. */
        SLEEPS,
        /** Whenever time is chosen to pass: computing may take any time. */
        EXPLORE
    }

    /** Settings of a run that is waited for. */
    public RunSettings(long maxSteps, Timeouts timeouts) {
        this(maxSteps, timeouts, () -> false);
    }

    /** Settings under which time-outs expire last. */
    public static RunSettings cutAfter(long maxSteps) {
        return new RunSettings(maxSteps, Timeouts.LAST);
    }

    /** The same for a run that is broken off as soon as {@code newOver} says so. */
    public RunSettings until(BooleanSupplier newOver) {
        return new RunSettings(maxSteps, timeouts, newOver);
    }
}
