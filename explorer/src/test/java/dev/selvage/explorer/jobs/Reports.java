package dev.selvage.explorer.jobs;

import dev.selvage.report.model.FailureReport;
import dev.selvage.report.model.ProgramInfo;
import dev.selvage.report.model.RunTally;
import dev.selvage.report.work.WorkDone;
import dev.selvage.report.work.WorkerMessage.Found;
import java.util.List;
import java.util.Set;

/** What workers might say. */
final class Reports {
    static final ProgramInfo PROGRAM = new ProgramInfo(List.of(), "Main", List.of(), List.of(), List.of());

    private Reports() {}

    static WorkDone done(long first, long runs) {
        return new WorkDone(first, false, "", tally(runs));
    }

    static WorkDone stopped(long first, long runs) {
        return new WorkDone(first, true, "a failure was found", tally(runs));
    }

    static RunTally tally(long runs) {
        return new RunTally(
                runs, 10 * runs, runs, runs, 0, 2, 0, 0, 1, false, 0, Set.of(), Set.of(), Set.of(), Set.of());
    }

    /** @param run number of the run, from 1 */
    static Found found(String signature, long run) {
        return new Found(
                signature,
                new FailureReport(
                        FailureReport.FORMAT,
                        "exception",
                        signature,
                        signature,
                        PROGRAM,
                        "random",
                        1,
                        run,
                        100,
                        "last",
                        "17",
                        "",
                        List.of(),
                        List.of(),
                        List.of(),
                        List.of(),
                        List.of(),
                        List.of(),
                        List.of()));
    }
}
