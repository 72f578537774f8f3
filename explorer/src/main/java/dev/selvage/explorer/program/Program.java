package dev.selvage.explorer.program;

import dev.selvage.report.model.ProgramInfo;
import dev.selvage.runtime.Calls;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A program under test. */
public interface Program {
    /** What one run executes, with nothing left of earlier runs. */
    Runnable newRun();

    /** Does what can be done for the first run before it is known; nothing of the program is run. */
    default void prepare() {}

    /**
     * Asks for the call sites by which a strand got where it is to be kept, the innermost so many; before the first run. Where a program
     * does not keep them, whoever asks for them walks the stack.
     */
    default void keepCalls(int depth) {
        Calls.keep(0);
    }

    /** Tells that threads of the last run may still be somewhere: nothing that they can reach may be used again. */
    default void leaveBehind() {}

    /** Enough to start it again elsewhere. */
    ProgramInfo info();

    /** One sentence for each of its classes that could not be rewritten. */
    default List<String> untransformed() {
        return List.of();
    }

    /** One sentence for each of its classes or methods of which something had to be left out of the schedule. */
    default List<String> warnings() {
        return List.of();
    }

    /** Whether accesses to fields and arrays of some of its classes or methods are no scheduling points. */
    default boolean leavesOutAccesses() {
        return false;
    }

    /** The class file of one of its classes as it was compiled, or null where there is none. */
    default byte @Nullable [] classFile(String className) {
        return null;
    }

    /** How many of its classes were rewritten so far. */
    int classesInstrumented();
}
