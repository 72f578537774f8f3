package dev.selvage.explorer.campaign;

import dev.selvage.engine.free.FreeOutcome;
import dev.selvage.engine.free.Recording;
import dev.selvage.engine.model.RunListener;
import dev.selvage.engine.model.RunResult;
import dev.selvage.explorer.coverage.FreePairs;
import dev.selvage.explorer.directed.profile.Instructions;
import dev.selvage.explorer.program.Program;
import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.explorer.strategy.hapset.HapSetOptions;
import dev.selvage.explorer.strategy.hapset.HapSets;
import dev.selvage.explorer.strategy.hapset.Learner;
import dev.selvage.report.model.CampaignResult;
import dev.selvage.report.model.ComparedStrategy;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A campaign that is measured run by run, so that strategies can be compared on the same program. */
public final class Comparison implements CampaignListener {
    /** More points than this say no more in a picture. */
    private static final int MOST_POINTS = 2_000;

    private final HapSets sets = new HapSets();
    private final List<ComparedStrategy.Point> curve = new ArrayList<>();
    private final Instructions instructions = new Instructions();
    private long start;
    private long runs;
    private long steps;
    private ComparedStrategy.@Nullable Effort first;
    private volatile @Nullable OngoingCampaign campaign;

    /** Runs the campaign to its end, over all failures. */
    public static ComparedStrategy measure(Program program, CampaignSettings settings) {
        return new Comparison().run(program, settings);
    }

    /** The same, with the chance to look at it from another thread. */
    public ComparedStrategy run(Program program, CampaignSettings settings) {
        return compared(Campaign.run(program, settings.withKeepGoing(true), this), List.copyOf(curve));
    }

    /** What was measured so far, as if it ended now for that reason; nothing before it has begun. Any thread may ask. */
    public Optional<ComparedStrategy> soFar(String reason) {
        OngoingCampaign known = campaign;
        return known == null ? Optional.empty() : Optional.of(compared(known.soFar(reason), List.of()));
    }

    /** Lets the campaign come to its end soon. */
    public void stop(String reason) {
        OngoingCampaign known = campaign;
        if (known != null) known.stop(reason);
    }

    @Override
    public void onBegin(OngoingCampaign begun) {
        campaign = begun;
    }

    private ComparedStrategy compared(CampaignResult result, List<ComparedStrategy.Point> points) {
        boolean exhausted = result.stopReason().startsWith(Exploration.EXHAUSTED);
        return new ComparedStrategy(
                result.strategy(),
                first,
                exhausted,
                new ComparedStrategy.Effort(result.runs(), result.seconds(), result.steps()),
                result.failures().size(),
                sets.size(),
                points,
                result.stopReason(),
                result.control());
    }

    @Override
    public RunListener onRun() {
        if (runs == 0) start = System.nanoTime();
        return new Learner(sets, HapSetOptions.defaults().context(), false);
    }

    @Override
    public Recording recording() {
        return Recording.EVERYTHING;
    }

    @Override
    public void onFreeRun(FreeOutcome outcome) {
        FreePairs.learn(outcome.trace(), instructions, sets);
    }

    @Override
    public void onRunEnd(RunResult run, boolean fails) {
        runs++;
        steps += run.steps();
        if (fails && first == null) first = new ComparedStrategy.Effort(runs, seconds(), steps);
        boolean changed = curve.isEmpty() || curve.get(curve.size() - 1).pairs() != sets.size();
        if (changed && curve.size() < MOST_POINTS) curve.add(new ComparedStrategy.Point(runs, sets.size()));
    }

    private double seconds() {
        return (System.nanoTime() - start) / 1e9;
    }
}
