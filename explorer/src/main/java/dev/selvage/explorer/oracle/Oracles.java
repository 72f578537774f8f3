package dev.selvage.explorer.oracle;

import dev.selvage.engine.model.RunResult;
import java.util.List;
import java.util.Optional;

/** The register of oracles. */
public final class Oracles {
    private static final List<Oracle> ALL = List.of(
            new ExceptionOracle(),
            new DeadlockOracle(),
            new LostWakeupOracle(),
            new ProgressOracle(),
            new HangOracle(),
            new ExitOracle());

    private Oracles() {}

    /** What the first oracle that objects to the run says. */
    public static Optional<Failure> judge(RunResult run, Names names) {
        return ALL.stream()
                .map(oracle -> oracle.judge(run, names))
                .flatMap(Optional::stream)
                .findFirst();
    }
}
