package dev.selvage.report.work;

import dev.selvage.report.model.ProgramInfo;

/**
 * What a worker must know before its first run.
 *
 * @param format {@link #FORMAT}
 * @param worker number of the worker, from 0
 * @param strategy id of the strategy, with its number
 * @param timeouts when time-outs expire, as {@code last}
 * @param patienceMillis how long a thread may stay away from every scheduling point
 * @param engine what to run on, as {@code auto}
 * @param isolation what begins anew with every run, as {@code statics}
 */
public record WorkOrder(
        String format,
        int worker,
        ProgramInfo program,
        String strategy,
        long seed,
        long maxSteps,
        String timeouts,
        boolean slowThreads,
        boolean keepGoing,
        long patienceMillis,
        String engine,
        String isolation) {

    public static final String FORMAT = "selvage-work/1";
}
