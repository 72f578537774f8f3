package dev.selvage.explorer.oracle;

import dev.selvage.engine.model.RunResult;
import java.util.Optional;

/** Judges a run by how it ended. */
public interface Oracle {
    /** The failure that this oracle sees in the run, if any. */
    Optional<Failure> judge(RunResult run, Names names);
}
