package dev.selvage.explorer.coverage;

import dev.selvage.engine.free.FreeOutcome;
import dev.selvage.engine.free.Recording;
import dev.selvage.engine.model.RunListener;
import dev.selvage.explorer.directed.ctrigger.InterleavingAnalysis;
import dev.selvage.explorer.directed.measure.Criteria;
import dev.selvage.explorer.directed.profile.FreeProfiler;
import dev.selvage.explorer.directed.profile.Instructions;
import dev.selvage.explorer.directed.profile.Profile;
import dev.selvage.explorer.directed.profile.ProfileObserver;
import dev.selvage.explorer.directed.profile.ProfileRecorder;
import dev.selvage.explorer.directed.profile.Profiler;
import dev.selvage.explorer.directed.tsa.Estimation;
import dev.selvage.report.model.CampaignResult.CoverageFigures;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Counts unserializable interleavings and synchronization pairs; what there is of them is predicted from the first run. */
final class DirectedMeter implements CriterionMeter {
    static final List<String> IDS = List.of(Criteria.SP_HONG, Criteria.SP_TRAININ, Criteria.UI);

    private final Set<String> ids;
    private final Criteria criteria = new Criteria();
    private final Instructions instructions = new Instructions();
    private ProfileRecorder recorder = new ProfileRecorder();
    private boolean predicted;

    /** @param ids those of {@link #IDS} that are wanted */
    DirectedMeter(Set<String> ids) {
        this.ids = Set.copyOf(ids);
    }

    @Override
    public RunListener onRun() {
        return new Profiler(begin());
    }

    @Override
    public Recording recording() {
        return ids.contains(Criteria.UI) ? Recording.EVERYTHING : Recording.SYNCHRONIZATION;
    }

    @Override
    public boolean onFreeRun(FreeOutcome outcome) {
        FreeProfiler.tell(outcome.trace(), instructions, begin());
        return true;
    }

    private ProfileObserver begin() {
        criteria.restart();
        recorder = new ProfileRecorder();
        return predicted ? criteria : ProfileObserver.all(criteria, recorder);
    }

    @Override
    public void onRunEnd(boolean fails) {
        if (predicted) return;
        List<Profile> first = List.of(recorder.profile());
        criteria.expect(InterleavingAnalysis.of(first), Estimation.of(first, false));
        predicted = true;
    }

    @Override
    public Map<String, CoverageFigures> figures() {
        Map<String, CoverageFigures> wanted = new TreeMap<>(criteria.figures());
        wanted.keySet().retainAll(ids);
        return wanted;
    }
}
