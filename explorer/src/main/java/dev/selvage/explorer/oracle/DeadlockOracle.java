package dev.selvage.explorer.oracle;

import dev.selvage.engine.model.Blockage;
import dev.selvage.engine.model.RunEnd;
import dev.selvage.engine.model.RunResult;
import dev.selvage.engine.model.StrandSnapshot;
import java.util.List;
import java.util.Optional;

/** Sees threads that can never go on because of what other threads hold. */
final class DeadlockOracle implements Oracle {
    @Override
    public Optional<Failure> judge(RunResult run, Names names) {
        if (!isEndless(run.end())) return Optional.empty();
        WaitForGraph graph = new WaitForGraph(run);
        List<StrandSnapshot> cycle = graph.cycle();
        if (!cycle.isEmpty()) return Optional.of(cyclic(run, cycle, names));
        if (!(run.end() instanceof RunEnd.Stuck)) return Optional.empty();
        List<StrandSnapshot> lockout = graph.lockout();
        if (!lockout.isEmpty()) return Optional.of(lockedOut(lockout.get(0), lockout.get(1), names));
        List<StrandSnapshot> stuck = graph.stuck();
        boolean signalMissing = stuck.stream().anyMatch(WaitForGraph::isWaitingForSignal);
        return stuck.isEmpty() || signalMissing ? Optional.empty() : Optional.of(unending(run, stuck, names));
    }

    /** Those who wait in a cycle do so for ever, whatever others still do. */
    private static boolean isEndless(RunEnd end) {
        return end instanceof RunEnd.Stuck || end instanceof RunEnd.Spinning || end instanceof RunEnd.Cut;
    }

    private static Failure cyclic(RunResult run, List<StrandSnapshot> cycle, Names names) {
        StringBuilder text = new StringBuilder("Deadlock: ");
        for (StrandSnapshot strand : cycle) {
            if (strand != cycle.get(0)) text.append(", which ");
            else text.append("thread '").append(strand.name()).append("' ");
            text.append(waiting(run, strand, names));
        }
        String message = cycle.size() + " threads wait for one another in a cycle";
        if (cycle.size() == 1) message = "a thread waits for itself";
        return new Failure("deadlock", message, text.append('.').toString(), signature(cycle));
    }

    private static String waiting(RunResult run, StrandSnapshot strand, Names names) {
        String owner = run.strands().get(strand.owner()).name();
        if (strand.blockage() instanceof Blockage.End) return "waits for the end of thread '" + owner + "'";
        Object lock = strand.blockedOn();
        return "waits for " + (lock == null ? "a lock" : names.of(lock)) + ", held by thread '" + owner + "'";
    }

    private static Failure lockedOut(StrandSnapshot waiter, StrandSnapshot blocked, Names names) {
        Object signal = waiter.blockedOn();
        Object lock = blocked.blockedOn();
        String cause = "Deadlock: thread '" + waiter.name() + "' waits for a signal"
                + (signal == null ? "" : " on " + names.of(signal)) + " while it holds "
                + (lock == null ? "a lock" : names.of(lock)) + ", which thread '" + blocked.name()
                + "' needs to go on.";
        return new Failure(
                "deadlock",
                "a waiting thread holds the lock that others need",
                cause,
                signature(List.of(waiter, blocked)));
    }

    private static Failure unending(RunResult run, List<StrandSnapshot> stuck, Names names) {
        StrandSnapshot first = stuck.get(0);
        String cause = "Deadlock: thread '" + first.name() + "' "
                + (first.owner() < 0 ? "can never go on" : waiting(run, first, names)) + " and is never let go.";
        return new Failure("deadlock", "no thread can go on", cause, signature(stuck));
    }

    static String signature(List<StrandSnapshot> strands) {
        return String.join(
                ";",
                strands.stream()
                        .map(s -> Frames.firstOfProgram(s.stack().toArray(new StackTraceElement[0])))
                        .sorted()
                        .toList());
    }
}
