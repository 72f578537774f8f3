package dev.selvage.explorer.runner;

import dev.selvage.engine.execution.ControlLostException;
import dev.selvage.engine.model.RunListener;
import dev.selvage.engine.model.RunResult;
import dev.selvage.explorer.oracle.Failure;
import dev.selvage.explorer.oracle.Names;
import dev.selvage.explorer.record.ProgramOutput;
import dev.selvage.explorer.record.Schedule;
import dev.selvage.report.model.FailureReport;
import java.util.Optional;
import java.util.OptionalLong;

/** Makes the runs of a campaign, one after the other, in its own way. */
public interface Runner {
    /** Makes the run for which the strategy has prepared itself. */
    RunResult run(RunListener watchers) throws ControlLostException;

    /** Whether {@code run} did not do what it should and is to be made once more; the strategy is prepared for it then. */
    default boolean wantsAgain(RunResult run, Audit audit) throws ControlLostException {
        return false;
    }

    /** The livelock that the last run turned out to be, if it was taken for one or did not end. */
    default Optional<Failure> livelock() {
        return Optional.empty();
    }

    /** From what the last run, or the one that shows its failure, can be repeated. */
    default Schedule schedule(RunResult run) {
        return new Schedule(run.choices(), run.steps());
    }

    /** The names of the objects of the last run. */
    Names names();

    /**
     * Tells about the last run, which failed.
     *
     * @param number which run of the campaign it was, from 1
     */
    FailureReport report(RunResult run, Failure failure, long number, Audit audit, ProgramOutput output)
            throws ControlLostException;

    /** What to say of the places of choices in the first run, if anything. */
    default Optional<String> aboutFirstRun() {
        return Optional.empty();
    }

    /** Steps of a run in which nobody is preempted, for comparison with runs that were cut; empty when it does not end either. */
    default OptionalLong stepsNeeded() throws ControlLostException {
        return OptionalLong.empty();
    }

    /** Where the run is that goes on just now, in words; empty when nobody knows. Any thread may ask. */
    default String whereabouts() {
        return "";
    }

    /** Threads, over all runs, that could not be ended and must not be there. */
    int leftovers();

    /** Threads, over all runs, that were waiting for something outside when their run was over. */
    int lost();

    /** Adds to the audit what this way of running wants to be known. */
    default void close(Audit audit) {}
}
