package dev.selvage.explorer.directed.ctrigger;

import dev.selvage.explorer.directed.Outcome;
import dev.selvage.explorer.directed.criterion.Interleaving;
import dev.selvage.explorer.directed.criterion.Unserializable;

/** A potential unserializable interleaving, with what the analysis says of it and what came of it. */
public final class Target {
    /** What the analysis of the profile says. */
    public enum Verdict {
        PRUNED_BY_ORDER("pruned: order synchronization"),
        PRUNED_BY_MUTUAL_EXCLUSION("pruned: mutual exclusion"),
        EXERCISED("exercised by the profiling run"),
        RANKED("feasible");

        private final String words;

        Verdict(String words) {
            this.words = words;
        }

        public String words() {
            return words;
        }

        public boolean isPruned() {
            return this == PRUNED_BY_ORDER || this == PRUNED_BY_MUTUAL_EXCLUSION;
        }
    }

    private final SuspensionPoints points;
    private final Unserializable shape;
    private final Verdict verdict;
    private final Likelihood likelihood;
    private final long firstTime;
    private Outcome outcome = Outcome.OPEN;
    private long run;

    Target(SuspensionPoints points, Unserializable shape, Verdict verdict, Likelihood likelihood, long firstTime) {
        this.points = points;
        this.shape = shape;
        this.verdict = verdict;
        this.likelihood = likelihood;
        this.firstTime = firstTime;
    }

    public Interleaving interleaving() {
        return points.interleaving();
    }

    public Unserializable shape() {
        return shape;
    }

    public Verdict verdict() {
        return verdict;
    }

    /** The time in which r could come in between, over all instances of the profile. */
    public long localGap() {
        return likelihood.localGap();
    }

    /** How far r was away from that time, at the least. */
    public long remoteDistance() {
        return likelihood.remoteDistance();
    }

    /** When c came first in the profile. */
    public long firstTime() {
        return firstTime;
    }

    /** Where threads are to be suspended. */
    public SuspensionPoints points() {
        return points;
    }

    public Outcome outcome() {
        return outcome;
    }

    /** The run, from 1, that brought the outcome; 0 for none. */
    public long run() {
        return run;
    }

    /** Notes what a run has shown; an exposure is never taken back. */
    public void settle(Outcome newOutcome, long newRun) {
        if (outcome == Outcome.EXPOSED || outcome == newOutcome) return;
        outcome = newOutcome;
        run = newRun;
    }
}
