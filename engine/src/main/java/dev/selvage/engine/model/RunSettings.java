package dev.selvage.engine.model;

/**
 * What holds for a run besides its choices.
 *
 * @param maxSteps the steps after which it is cut
 * @param timeouts when time-outs expire
 */
public record RunSettings(long maxSteps, Timeouts timeouts) {
    /** When the time-out of a waiting thread expires. */
    public enum Timeouts {
        /** Only when no thread can go on otherwise: computing takes no time. */
        LAST,
        /** Whenever it is chosen: computing may take any time. */
        EXPLORE
    }

    /** Settings under which time-outs expire last. */
    public static RunSettings cutAfter(long maxSteps) {
        return new RunSettings(maxSteps, Timeouts.LAST);
    }
}
