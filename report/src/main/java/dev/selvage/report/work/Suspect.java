package dev.selvage.report.work;

import dev.selvage.report.model.Decision;
import dev.selvage.report.model.FailureReport;
import java.util.List;

/**
 * A run that failed and was not repeated yet, to be confirmed by another worker.
 *
 * @param run number of the run, from 1
 * @param signature the same for two runs that fail in the same way
 * @param choices its schedule, as ids of the chosen threads
 * @param steps the bound on its steps
 * @param timeouts when time-outs expired in it
 */
public record Suspect(
        long run,
        String kind,
        String message,
        String cause,
        String signature,
        List<Integer> choices,
        long steps,
        String timeouts) {

    /** A failure that was confirmed where it was found. */
    public static Suspect of(String signature, FailureReport report) {
        return new Suspect(
                report.run(),
                report.kind(),
                report.message(),
                report.cause(),
                signature.substring(report.kind().length()),
                report.decisions().stream().map(Decision::code).toList(),
                report.maxSteps(),
                report.timeouts());
    }
}
