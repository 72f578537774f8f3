package dev.selvage.explorer.coverage;

import dev.selvage.engine.free.FreeOutcome;
import dev.selvage.engine.model.RunListener;
import dev.selvage.engine.model.RunResult;
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

/** Measures unserializable interleavings or synchronization pairs; what there is to be covered is predicted from the first run. */
final class DirectedMeter implements CriterionMeter {
    private final String criterion;
    private final Criteria criteria = new Criteria();
    private final Instructions instructions = new Instructions();
    private ProfileRecorder recorder = new ProfileRecorder();
    private boolean predicted;

    /** @param criterion one of the names in {@link Criteria} */
    DirectedMeter(String criterion) {
        this.criterion = criterion;
    }

    @Override
    public RunListener onRun() {
        return new Profiler(begin());
    }

    @Override
    public boolean watchesFreeRuns() {
        return true;
    }

    @Override
    public void onFreeRun(FreeOutcome outcome) {
        FreeProfiler.tell(outcome.trace(), instructions, begin());
    }

    private ProfileObserver begin() {
        criteria.restart();
        recorder = new ProfileRecorder();
        return predicted ? criteria : ProfileObserver.all(criteria, recorder);
    }

    @Override
    public void onRunEnd(RunResult run, boolean fails) {
        if (predicted) return;
        List<Profile> profiles = List.of(recorder.profile());
        criteria.expect(InterleavingAnalysis.of(profiles), Estimation.of(profiles, false));
        predicted = true;
    }

    @Override
    public CoverageFigures figures() {
        CoverageFigures figures = criteria.figures().get(criterion);
        if (figures == null) throw new IllegalStateException("nobody measures " + criterion);
        return figures;
    }
}
