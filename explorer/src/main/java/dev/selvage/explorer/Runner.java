package dev.selvage.explorer;

import dev.selvage.engine.execution.ControlLostException;
import dev.selvage.engine.model.RunListener;
import dev.selvage.engine.model.RunResult;
import dev.selvage.explorer.oracle.Failure;
import dev.selvage.explorer.oracle.Names;
import dev.selvage.report.model.FailureReport;
import java.util.Optional;

/** Makes the runs of a campaign, one after the other, in its own way. */
interface Runner {
    /** The name of the engine, for reports. */
    String engine();

    /** Why it is not the faster engine, if somebody might wonder. */
    Optional<String> engineReason();

    /** Makes the run for which the strategy has prepared itself. */
    RunResult run(RunListener watchers) throws ControlLostException;

    /** The names of the objects of the last run. */
    Names names();

    /** Tells about the last run, which failed. */
    FailureReport report(RunResult run, Failure failure, Audit audit, ProgramOutput output) throws ControlLostException;

    /** Threads, over all runs, that could not be ended and must not be there. */
    int leftovers();

    /** Threads, over all runs, that were waiting for something outside when their run was over. */
    int lost();

    /** Adds to the audit what this way of running wants to be known. */
    default void close(Audit audit) {}
}
