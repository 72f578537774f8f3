package dev.selvage.explorer.strategy.directed;

import java.time.Duration;

/** The options that directed strategies share. */
sealed interface DirectedOptions permits CTriggerOptions, TsaOptions {
    /** Runs that are profiled first; 0 leaves it to the strategy. */
    int profiles();

    /** Runs for one target before it is given up. */
    int attempts();

    /** How often threads are suspended in one run for one target, at most. */
    int suspensions();

    /** How long a thread of a free run is suspended, at most. */
    Duration expiry();

    /** Runs, at most, in which a controlled strategy searches all schedules for what it could not force. */
    int proof();

    /** Whether the estimation of synchronization pairs knows all order synchronization. */
    boolean happensBefore();
}
