package dev.selvage.explorer.program;

import dev.selvage.report.model.ProgramInfo;

/** A program under test. */
public interface Program {
    /** What one run executes, with nothing left of earlier runs. */
    Runnable newRun();

    /** Enough to start it again elsewhere. */
    ProgramInfo info();

    /** How many of its classes were rewritten so far. */
    int classesInstrumented();
}
