package dev.selvage.explorer.replay;

import dev.selvage.engine.free.FreeEngine;
import dev.selvage.engine.free.FreeOutcome;
import dev.selvage.engine.free.Interference;
import dev.selvage.engine.free.Recording;
import dev.selvage.explorer.directed.ctrigger.InterleavingControl;
import dev.selvage.explorer.directed.ctrigger.InterleavingReport;
import dev.selvage.explorer.directed.ctrigger.SuspensionPoints;
import dev.selvage.explorer.directed.profile.Instructions;
import dev.selvage.explorer.oracle.Failure;
import dev.selvage.explorer.oracle.Oracles;
import dev.selvage.explorer.program.Program;
import dev.selvage.explorer.record.Driver;
import dev.selvage.explorer.record.ProgramOutput;
import dev.selvage.explorer.trace.FreeTraceReport;
import dev.selvage.report.model.FailureReport;
import dev.selvage.report.model.TargetsReport.Control;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * Does the control of a failing free run again, until the program fails in the same way. There is no schedule to repeat, but
 * the same suspensions make the same interleaving likely.
 */
public final class Reexposure {
    private static final double NANOS = 1e9;

    private final FailureReport recorded;
    private final Program program;
    private final Instructions instructions = new Instructions();

    /**
     * What came of it.
     *
     * @param exposures how often the program failed in the same way
     * @param runs over all of them
     */
    public record Findings(int exposures, int runs, double seconds) {}

    private Reexposure(FailureReport recorded, Program program) {
        this.recorded = recorded;
        this.program = program;
    }

    /** Whether there is a control to be done again. */
    public static boolean isPossible(FailureReport recorded) {
        return !recorded.control().isEmpty();
    }

    /**
     * Exposes the failure {@code times} times, if it can.
     *
     * @param limit the longest time to spend
     * @param patience how long a run may take
     * @param show whether what the program prints goes to the terminal
     */
    public static Findings run(
            FailureReport recorded, Program program, int times, Duration limit, Duration patience, boolean show) {
        return Driver.callFreely(() -> {
            try (FreeEngine engine = new FreeEngine(patience);
                    ProgramOutput output = ProgramOutput.capture(show)) {
                return new Reexposure(recorded, program).expose(engine, times, limit);
            }
        });
    }

    private Findings expose(FreeEngine engine, int times, Duration limit) {
        long start = System.nanoTime();
        int exposures = 0;
        int runs = 0;
        while (exposures < times && System.nanoTime() - start < limit.toNanos()) {
            runs++;
            FreeOutcome outcome = engine.run(program.newRun(), control(), Recording.EVERYTHING);
            if (fails(outcome)) exposures++;
        }
        return new Findings(exposures, runs, (System.nanoTime() - start) / NANOS);
    }

    private boolean fails(FreeOutcome outcome) {
        Optional<Failure> failure = Oracles.judge(outcome.result(), new FreeTraceReport(outcome.trace())::nameOf);
        return failure.isPresent() && failure.get().kind().equals(recorded.kind());
    }

    private Interference control() {
        List<SuspensionPoints> points =
                recorded.control().stream().map(InterleavingReport::points).toList();
        Control first = recorded.control().get(0);
        return new InterleavingControl(points, instructions, first.expiryNanos(), first.suspensions());
    }
}
