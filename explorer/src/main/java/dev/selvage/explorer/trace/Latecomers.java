package dev.selvage.explorer.trace;

import dev.selvage.engine.model.Blockage;
import dev.selvage.engine.model.ModelStrand;
import dev.selvage.report.model.SlowThreads;
import dev.selvage.report.model.SourceLine;
import dev.selvage.runtime.Site;
import dev.selvage.runtime.Sites;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Notes which threads were slower than the waits of others. Whoever has got to where it cannot go on before the other one did anything was not. */
final class Latecomers {
    private record Candidate(
            List<ModelStrand> slow,
            String what,
            long nanos,
            @Nullable SourceLine where) {}

    /** Waits that have ended early, by the strands that have not gone on yet. */
    private final Map<Integer, Candidate> ended = new HashMap<>();

    private final Set<SlowThreads> found = new LinkedHashSet<>();

    void onEarlyTimeOut(ModelStrand waiting, List<ModelStrand> slow) {
        SourceLine where = line(waiting);
        String what = where == null ? "delay" : "time-out";
        if (waiting.blockage() instanceof Blockage.Sleep) what = "sleep";
        ended.put(waiting.id(), new Candidate(slow, what, waiting.delay(), where));
    }

    private static @Nullable SourceLine line(ModelStrand waiting) {
        Site at = Sites.get(waiting.nextSite());
        Site user = at != null && at.user ? at : Sites.get(waiting.userSite());
        return user == null ? null : new SourceLine(user.className, user.method, user.file, user.line);
    }

    /** The strand goes on. */
    void onTurn(ModelStrand strand) {
        if (ended.isEmpty()) return;
        Candidate candidate = ended.remove(strand.id());
        if (candidate == null) return;
        List<Integer> late = candidate.slow.stream()
                .filter(other -> other != strand && couldGoOn(other))
                .map(ModelStrand::id)
                .toList();
        if (late.isEmpty()) return;
        found.add(new SlowThreads(late, strand.id(), candidate.what, candidate.nanos, candidate.where));
    }

    private static boolean couldGoOn(ModelStrand strand) {
        return strand.isEnabled() && strand.phase() == ModelStrand.Phase.LIVE;
    }

    List<SlowThreads> found() {
        return List.copyOf(found);
    }
}
