package dev.selvage.api.oracle;

import dev.selvage.api.run.RunSummary;
import java.util.Optional;

/**
 * Judges one run, for which it is made. If it implements {@link dev.selvage.api.run.LearnsFromEvents}, it sees what happens in that run.
 *
 * <p>It is asked about runs that have come to their end and to which nobody else objects, and again about the repetitions of a failing one: the
 * same events have to get the same verdict.
 */
public interface Oracle {
    /** The failure that this oracle sees in the run, if any. */
    Optional<Failure> judge(RunSummary run);
}
