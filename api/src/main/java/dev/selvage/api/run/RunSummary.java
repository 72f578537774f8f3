package dev.selvage.api.run;

/** What is known of a run that is over. */
public interface RunSummary {
    /** The number of the run in its campaign, from 1; 0 for a run that is made again. */
    long number();

    RunEnd end();

    /** How many events there were. */
    long steps();

    /** How often another thread went on. */
    long switches();

    /** How many threads there were. */
    int threads();

    /** The ids of the chosen threads, one for each choice: another run that chooses the same is the same. */
    int[] choices();
}
