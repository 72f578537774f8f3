package dev.selvage.explorer.oracle;

import dev.selvage.engine.model.Blockage;
import dev.selvage.engine.model.ModelStrand;
import dev.selvage.engine.model.RunResult;
import dev.selvage.engine.model.StrandSnapshot;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Who waits for whom at the end of a run. */
final class WaitForGraph {
    private static final String IDLE_WORKER = "java.util.concurrent.ThreadPoolExecutor.getTask";
    private static final String IDLE_TIMER = "java.util.TimerThread.mainLoop";

    private final RunResult run;

    WaitForGraph(RunResult run) {
        this.run = run;
    }

    /**
     * Threads that keep the program from ending, and those that these wait for, daemons or not; without workers of a pool that only
     * wait for work.
     */
    List<StrandSnapshot> stuck() {
        Set<StrandSnapshot> all = new LinkedHashSet<>();
        for (StrandSnapshot strand : run.strands()) {
            if (strand.daemon()) continue;
            StrandSnapshot at = strand;
            while (at != null && isUnfinished(at) && all.add(at)) at = awaitedBy(at);
        }
        return all.stream().sorted(Comparator.comparingInt(StrandSnapshot::id)).toList();
    }

    private static boolean isUnfinished(StrandSnapshot strand) {
        return strand.phase() != ModelStrand.Phase.FINISHED && !isIdle(strand);
    }

    private @Nullable StrandSnapshot awaitedBy(StrandSnapshot strand) {
        return strand.owner() < 0 ? null : run.strands().get(strand.owner());
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
                at = at.ready() ? null : awaitedBy(at);
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
