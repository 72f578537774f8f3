package dev.selvage.engine.model;

import java.util.List;

/**
 * What one run came to.
 *
 * @param looks how often the program looked at the clock, or did something else whose order among all steps matters
 * @param choices ids of the strands that were chosen, one for each point at which there was a choice
 * @param threads how many strands there were
 * @param strands every strand, by id, as it stood when the run ended; empty when that is of no interest
 * @param escapes threads that ran outside control
 * @param external what threads waited for outside the program
 * @param timed whether a thread slept or waited with a time-out while there were others, whose order with it time decides
 * @param unseen classes of the JDK in whose objects two threads could have been at once, without anybody seeing what they do there; also {@link
 *     #LOOP_CUT_SHORT}, {@link #DAEMONS_CUT_SHORT}, {@link #TASKS_CUT_SHORT}, {@link #CALLED_BACK_AT_ONCE}, {@link #LOOKED_AT_CLOCK} and {@link #DREW_RANDOM_NUMBERS}
 */
public record RunResult(
        RunEnd end,
        long steps,
        long switches,
        long looks,
        int[] choices,
        int threads,
        List<StrandSnapshot> strands,
        List<String> escapes,
        List<String> external,
        boolean timed,
        List<String> unseen) {
    /** Stands among what was not seen when fairness made a loop wait that changes something: others may be slower than that. */
    public static final String LOOP_CUT_SHORT = "a loop that yields";

    /** Stands there when daemons could have gone on: the last thread that keeps a program alive may end a little later than right after its last step. */
    public static final String DAEMONS_CUT_SHORT = "daemons at the end";

    /** Stands there when a run was over although periodic tasks would have gone on for ever. */
    public static final String TASKS_CUT_SHORT = "periodic tasks at the end";

    /** Stands there when the JDK called the program back where nobody else can be scheduled, and the program did something there that others might notice. */
    public static final String CALLED_BACK_AT_ONCE = "call-backs in one go";

    /** Stands there when the program asked what time it is. That is an input of the program and no schedule, so it takes no proof away. */
    public static final String LOOKED_AT_CLOCK = "times of the clock";

    /** The same with random numbers. */
    public static final String DREW_RANDOM_NUMBERS = "random numbers";
}
