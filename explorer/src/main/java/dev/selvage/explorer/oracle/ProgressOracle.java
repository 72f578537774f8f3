package dev.selvage.explorer.oracle;

import dev.selvage.engine.model.ModelStrand;
import dev.selvage.engine.model.RunEnd;
import dev.selvage.engine.model.RunResult;
import dev.selvage.engine.model.StrandSnapshot;
import java.util.List;
import java.util.Optional;

/** Sees programs in which every thread that can go on only goes round a loop that another one would have to end. */
final class ProgressOracle implements Oracle {
    @Override
    public Optional<Failure> judge(RunResult run, Names names) {
        if (!(run.end() instanceof RunEnd.Spinning)) return Optional.empty();
        List<StrandSnapshot> spinning = run.strands().stream()
                .filter(s -> s.phase() == ModelStrand.Phase.LIVE && s.blockage() == null)
                .toList();
        List<String> places = spinning.stream()
                .map(s -> "thread '" + s.name() + "'"
                        + Frames.firstOfProgram(s.stack().toArray(new StackTraceElement[0])))
                .toList();
        String cause = "Livelock: " + String.join(" and ", places) + (places.size() == 1 ? " goes" : " go")
                + " round a loop without changing anything, and no other thread can end it.";
        return Optional.of(new Failure(
                "livelock", "threads loop for ever without progress", cause, DeadlockOracle.signature(spinning)));
    }
}
