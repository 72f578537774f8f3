package dev.selvage.explorer.strategy;

import java.time.Duration;

/**
 * What directed strategies can be told.
 *
 * @param profiles runs that are profiled first; 0 leaves it to the strategy
 * @param ranking whether the least likely targets come first, and not those that come first in the run
 * @param attempts runs for one target before it is given up
 * @param group targets that are tried in one free run; 0 leaves it to the strategy
 * @param suspensions how often threads are suspended in one run for one target, at most
 * @param expiry how long a thread of a free run is suspended, at most
 * @param proof runs, at most, in which a controlled strategy searches all schedules for what it could not force
 * @param happensBefore whether the estimation of synchronization pairs knows all order synchronization
 * @param window the time over which coverage must have stood still to be saturated
 * @param threshold how much of the coverage in that time a line may explain (r²)
 */
public record DirectedOptions(
        int profiles,
        boolean ranking,
        int attempts,
        int group,
        int suspensions,
        Duration expiry,
        int proof,
        boolean happensBefore,
        Duration window,
        double threshold) {

    public static final Duration DEFAULT_EXPIRY = Duration.ofNanos(200_000);
    public static final Duration DEFAULT_WINDOW = Duration.ofSeconds(120);
    public static final double DEFAULT_THRESHOLD = 0.1;

    public static DirectedOptions defaults() {
        return new DirectedOptions(0, true, 3, 0, 100, DEFAULT_EXPIRY, 1000, false, DEFAULT_WINDOW, DEFAULT_THRESHOLD);
    }

    public DirectedOptions withProfiles(int newProfiles) {
        return new DirectedOptions(
                newProfiles, ranking, attempts, group, suspensions, expiry, proof, happensBefore, window, threshold);
    }

    public DirectedOptions withRanking(boolean newRanking) {
        return new DirectedOptions(
                profiles, newRanking, attempts, group, suspensions, expiry, proof, happensBefore, window, threshold);
    }

    public DirectedOptions withAttempts(int newAttempts) {
        return new DirectedOptions(
                profiles, ranking, newAttempts, group, suspensions, expiry, proof, happensBefore, window, threshold);
    }

    public DirectedOptions withGroup(int newGroup) {
        return new DirectedOptions(
                profiles, ranking, attempts, newGroup, suspensions, expiry, proof, happensBefore, window, threshold);
    }

    public DirectedOptions withProof(int newProof) {
        return new DirectedOptions(
                profiles, ranking, attempts, group, suspensions, expiry, newProof, happensBefore, window, threshold);
    }

    public DirectedOptions withExpiry(Duration newExpiry) {
        return new DirectedOptions(
                profiles, ranking, attempts, group, suspensions, newExpiry, proof, happensBefore, window, threshold);
    }

    public DirectedOptions withHappensBefore(boolean newHappensBefore) {
        return new DirectedOptions(
                profiles, ranking, attempts, group, suspensions, expiry, proof, newHappensBefore, window, threshold);
    }

    public DirectedOptions withSaturation(Duration newWindow, double newThreshold) {
        return new DirectedOptions(
                profiles, ranking, attempts, group, suspensions, expiry, proof, happensBefore, newWindow, newThreshold);
    }
}
