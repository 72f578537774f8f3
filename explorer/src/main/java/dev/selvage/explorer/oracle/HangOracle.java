package dev.selvage.explorer.oracle;

import dev.selvage.engine.model.RunEnd;
import dev.selvage.engine.model.RunResult;
import dev.selvage.engine.model.StrandSnapshot;
import java.util.List;
import java.util.Optional;

/** Sees free runs that did not end in time: they may hang or be slow, and nobody can tell. */
final class HangOracle implements Oracle {
    private static final double MILLIS_PER_SECOND = 1000;

    @Override
    public Optional<Failure> judge(RunResult run, Names names) {
        if (!(run.end() instanceof RunEnd.TimedOut timedOut)) return Optional.empty();
        List<StrandSnapshot> stuck = new WaitForGraph(run).stuck();
        String message = "the run did not end within " + timedOut.millis() / MILLIS_PER_SECOND + " s";
        List<String> places = stuck.stream()
                .map(strand -> "thread '" + strand.name() + "' " + (strand.blockage() == null ? "runs" : "waits")
                        + Frames.firstOfProgram(strand.stack().toArray(new StackTraceElement[0])))
                .toList();
        String cause = "Hang: " + message + (places.isEmpty() ? "" : "; " + String.join(", ", places))
                + ". It may only be slow: raise --watchdog to see.";
        return Optional.of(new Failure("hang", message, cause, DeadlockOracle.signature(stuck)));
    }
}
