package dev.selvage.explorer;

import dev.selvage.engine.free.FreeOutcome;
import dev.selvage.engine.free.Recording;
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
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Measures unserializable interleavings and synchronization pairs run by run, under whatever strategy; what there is to be
 * covered is predicted from the first run.
 */
public final class CoverageMeter implements CampaignListener {
    private static final double NANOS = 1e9;

    private final Criteria criteria = new Criteria();
    private final Instructions instructions = new Instructions();
    private final List<Point> curve = new ArrayList<>();
    private final long start = System.nanoTime();
    private final boolean memory;
    private ProfileRecorder recorder = new ProfileRecorder();
    private boolean predicted;

    /**
     * What was covered at some moment.
     *
     * @param run runs so far
     * @param covered goals by criterion
     */
    public record Point(long run, double seconds, Map<String, Long> covered) {}

    /** @param memory whether interleavings of accesses are wanted, too, which slows free runs down */
    public CoverageMeter(boolean memory) {
        this.memory = memory;
    }

    // ---- runs

    @Override
    public RunListener onRun() {
        return new Profiler(begin());
    }

    @Override
    public Recording recording() {
        return memory ? Recording.EVERYTHING : Recording.SYNCHRONIZATION;
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
        if (!predicted) predict(List.of(recorder.profile()));
        Map<String, Long> covered = new TreeMap<>();
        figures().forEach((name, figures) -> covered.put(name, figures.covered()));
        curve.add(new Point(curve.size() + 1L, (System.nanoTime() - start) / NANOS, covered));
    }

    /** Takes what these profiles show as that which is to be covered, in place of the first run. */
    public void predict(List<Profile> profiles) {
        criteria.expect(InterleavingAnalysis.of(profiles), Estimation.of(profiles, false));
        predicted = true;
    }

    // ---- results

    public Map<String, CoverageFigures> figures() {
        return criteria.figures();
    }

    /** Everything that was covered, and what was expected. */
    public Criteria criteria() {
        return criteria;
    }

    /** One point for each run. */
    public List<Point> curve() {
        return List.copyOf(curve);
    }
}
