package dev.selvage.generated.check;

import dev.selvage.engine.execution.EngineChoice;
import dev.selvage.engine.model.RunSettings.Timeouts;
import dev.selvage.explorer.replay.Replay;
import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.generated.check.Disagreement.Kind;
import dev.selvage.generated.operation.Trait;
import dev.selvage.generated.program.GeneratedProgram;
import dev.selvage.generated.run.ObservedProgram;
import dev.selvage.generated.run.RunLog;
import dev.selvage.generated.run.Search;
import dev.selvage.report.model.FailureReport;
import java.util.ArrayList;
import java.util.List;

/** Checks that a search is the same when it is made again, here and on the other engine, and that what it finds can be replayed. */
public final class Repeatability {
    private static final int RUNS = 12;

    private final ObservedProgram program;
    private final Search search;
    private final Search again;

    private Repeatability(ObservedProgram program, Timeouts timeouts) {
        this.program = program;
        EngineChoice other = EngineChoice.fiberProblem().isEmpty() ? EngineChoice.FIBER : EngineChoice.PLATFORM;
        this.search = new Search("random", EngineChoice.PLATFORM, timeouts, RUNS);
        this.again = new Search("random", other, timeouts, RUNS);
    }

    static List<Disagreement> examine(GeneratedProgram program, ObservedProgram observed) {
        Timeouts timeouts = program.has(Trait.TIMED) ? Timeouts.EXPLORE : Timeouts.LAST;
        return new Repeatability(observed, timeouts).examine();
    }

    private List<Disagreement> examine() {
        RunLog log = search.log(program);
        List<Disagreement> found = new ArrayList<>();
        compare(log.runs(), again.log(program).runs(), found);
        for (FailureReport failure : log.failures()) replay(failure, found);
        return found;
    }

    private void compare(List<List<String>> first, List<List<String>> second, List<Disagreement> found) {
        for (int run = 0; run < Math.max(first.size(), second.size()); run++) {
            List<String> one = run < first.size() ? first.get(run) : List.of();
            List<String> other = run < second.size() ? second.get(run) : List.of();
            if (one.equals(other)) continue;
            String detail = "run " + (run + 1) + ": " + difference(one, other);
            found.add(new Disagreement(Kind.NOT_REPEATED, again.name(), search.name(), detail));
            return;
        }
    }

    private static String difference(List<String> one, List<String> other) {
        int same = 0;
        while (same < Math.min(one.size(), other.size()) && one.get(same).equals(other.get(same))) same++;
        return line(one, same) + " / " + line(other, same);
    }

    private static String line(List<String> lines, int index) {
        return index < lines.size() ? lines.get(index) : "nothing";
    }

    private void replay(FailureReport failure, List<Disagreement> found) {
        Replay.run(failure, program, 1, CampaignSettings.DEFAULT_PATIENCE, again.engine(), false)
                .ifPresent(difference ->
                        found.add(new Disagreement(Kind.NOT_REPLAYED, again.name(), search.name(), difference)));
    }
}
