package dev.selvage.explorer.oracle;

import dev.selvage.engine.model.RunEnd;
import dev.selvage.engine.model.RunResult;
import dev.selvage.engine.model.StrandSnapshot;
import java.util.List;
import java.util.Optional;

/** Sees threads that wait for a signal which nobody is left to give. */
final class LostWakeupOracle implements Oracle {
    @Override
    public Optional<Failure> judge(RunResult run, Names names) {
        if (!(run.end() instanceof RunEnd.Stuck)) return Optional.empty();
        WaitForGraph graph = new WaitForGraph(run);
        if (!graph.cycle().isEmpty() || !graph.lockout().isEmpty()) return Optional.empty();
        List<StrandSnapshot> waiting =
                graph.stuck().stream().filter(WaitForGraph::isWaitingForSignal).toList();
        if (waiting.isEmpty()) return Optional.empty();
        String message = waiting.size() == 1
                ? "a thread waits for a signal that never comes"
                : waiting.size() + " threads wait for signals that never come";
        return Optional.of(
                new Failure("lost-wakeup", message, cause(run, waiting, names), DeadlockOracle.signature(waiting)));
    }

    private static String cause(RunResult run, List<StrandSnapshot> waiting, Names names) {
        StringBuilder text = new StringBuilder("Lost wake-up: ");
        for (StrandSnapshot strand : waiting) {
            if (strand != waiting.get(0)) text.append(strand == waiting.get(waiting.size() - 1) ? " and " : ", ");
            text.append("thread '").append(strand.name()).append('\'');
            if (strand.blockedOn() != null)
                text.append(" (on ").append(names.of(strand.blockedOn())).append(')');
        }
        text.append(waiting.size() == 1 ? " waits" : " wait").append(" for a signal, and no thread is left to give it");
        return text.append(vainSignals(run, waiting)).append('.').toString();
    }

    private static String vainSignals(RunResult run, List<StrandSnapshot> waiting) {
        List<String> notifiers = waiting.stream()
                .flatMap(strand -> strand.vainNotifiers().stream())
                .distinct()
                .map(id -> "'" + run.strands().get(id).name() + "'")
                .toList();
        return notifiers.isEmpty() ? "" : "; " + String.join(", ", notifiers) + " notified when nobody was waiting";
    }
}
