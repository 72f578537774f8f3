package dev.selvage.report.work;

import dev.selvage.report.model.ProgramInfo;
import java.util.List;

/**
 * What a worker must know before its first run.
 *
 * @param format {@link #FORMAT}
 * @param worker number of the worker, from 0
 * @param strategy the strategy, with its options
 * @param timeouts when time-outs expire, as {@code last}
 * @param patienceMillis how long a thread may stay away from every scheduling point
 * @param engine what to run on, as {@code auto}
 * @param isolation what begins anew with every run, as {@code statics}
 * @param plugins jars and folders of plug-ins
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
        String isolation,
        List<String> plugins) {

    public static final String FORMAT = "selvage-work/2";
}
