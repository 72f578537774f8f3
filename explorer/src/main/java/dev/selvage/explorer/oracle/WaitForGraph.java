package dev.selvage.explorer.oracle;

import dev.selvage.engine.model.Blockage;
import dev.selvage.engine.model.ModelStrand;
import dev.selvage.engine.model.RunResult;
import dev.selvage.engine.model.StrandSnapshot;
import java.util.ArrayList;
import java.util.List;

/** Who waits for whom at the end of a run that is stuck. */
final class WaitForGraph {
    private static final String IDLE_WORKER = "java.util.concurrent.ThreadPoolExecutor.getTask";
    private static final String IDLE_TIMER = "java.util.TimerThread.mainLoop";

    private final RunResult run;

    WaitForGraph(RunResult run) {
        this.run = run;
    }

    /** Threads that keep the program from ending, without workers of a pool that only wait for work. */
    List<StrandSnapshot> stuck() {
        return run.strands().stream()
                .filter(s -> s.phase() != ModelStrand.Phase.FINISHED && !s.daemon() && !isIdle(s))
                .toList();
    }

    private static boolean isIdle(StrandSnapshot strand) {
        return strand.stack().stream()
                .map(frame -> frame.getClassName() + "." + frame.getMethodName())
                .anyMatch(method -> method.equals(IDLE_WORKER) || method.equals(IDLE_TIMER));
    }

    /** Strands each of which waits for the next, the last for the first; empty when there are none. */
    List<StrandSnapshot> cycle() {
        for (StrandSnapshot start : run.strands()) {
            List<StrandSnapshot> path = new ArrayList<>();
            StrandSnapshot at = start;
            while (at != null && !path.contains(at)) {
                path.add(at);
                at = at.owner() < 0 ? null : run.strands().get(at.owner());
            }
            if (at == start) return path;
        }
        return List.of();
    }

    /** A strand that waits for a signal while it holds what others need, with those others behind it; or nothing. */
    List<StrandSnapshot> lockout() {
        for (StrandSnapshot strand : stuck()) {
            if (!(strand.blockage() instanceof Blockage.Monitor) && !waitsForLock(strand)) continue;
            StrandSnapshot owner = run.strands().get(strand.owner());
            if (isWaitingForSignal(owner)) return List.of(owner, strand);
        }
        return List.of();
    }

    private static boolean waitsForLock(StrandSnapshot strand) {
        return strand.blockage() instanceof Blockage.Permit && strand.owner() >= 0;
    }

    static boolean isWaitingForSignal(StrandSnapshot strand) {
        return strand.blockage() instanceof Blockage.Notification
                || strand.blockage() instanceof Blockage.Permit && strand.owner() < 0;
    }
}
