package dev.selvage.explorer.strategy.directed;

import dev.selvage.engine.model.ChoicePoint;
import dev.selvage.engine.model.ModelStrand;
import dev.selvage.engine.model.RunEnd;
import dev.selvage.engine.model.RunListener;
import dev.selvage.engine.model.RunResult;
import dev.selvage.engine.model.RunSettings.Timeouts;
import dev.selvage.explorer.directed.Outcome;
import dev.selvage.explorer.directed.ctrigger.InterleavingAnalysis;
import dev.selvage.explorer.directed.measure.Criteria;
import dev.selvage.explorer.directed.profile.Profile;
import dev.selvage.explorer.directed.profile.ProfileObserver;
import dev.selvage.explorer.directed.profile.ProfileRecorder;
import dev.selvage.explorer.directed.profile.Profiler;
import dev.selvage.explorer.directed.tsa.Estimation;
import dev.selvage.explorer.search.Listeners;
import dev.selvage.explorer.strategy.ExplorationStrategy;
import dev.selvage.explorer.strategy.reduction.SourceDporStrategy;
import dev.selvage.report.model.CampaignResult.CoverageFigures;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/**
 * The controlled twin of a strategy that directs free runs: it profiles a run, makes runs for the targets that the analysis
 * gives, and searches all schedules of a small program for those that it could not force. What that search does not meet,
 * either, is infeasible.
 */
abstract class ControlledDirectedStrategy implements ExplorationStrategy {
    /** What the current run is for. */
    enum Stage {
        PROFILE,
        DRIVE,
        PROVE,
        OVER
    }

    /** Runs that are profiled, at most, as long as nothing in them could be forced to go otherwise. */
    private static final int MOST_PROFILES = 3;

    private final long seed;
    private final DirectedOptions options;
    private final Criteria criteria = new Criteria();
    private final List<Profile> profiles = new ArrayList<>();
    private ProfileRecorder recorder = new ProfileRecorder();
    private Profiler profiler = new Profiler(ProfileObserver.NONE);
    private SplittableRandom random = new SplittableRandom(0);
    private Stage stage = Stage.PROFILE;
    private final SourceDporStrategy search = new SourceDporStrategy();
    private @Nullable RunResult searched;
    private boolean proved;

    /** Whether no run met something that is not seen into, where more could happen than is tried. */
    private boolean sawAll = true;

    /** Whether time decided an order in a run, and was not let pass at any moment: then other orders are possible that the search does not try. */
    private boolean timesLeftOut;

    private boolean exploresTimeouts;

    private long run;
    private int proofRuns;

    ControlledDirectedStrategy(long seed, DirectedOptions options) {
        this.seed = new SplittableRandom(seed).nextLong();
        this.options = options;
    }

    // ---- what twins differ in

    /** Predicts, from the profiles, what else could happen. */
    protected abstract void predict(InterleavingAnalysis interleavings, Estimation pairs);

    /** Prepares the next run for a target; null when each has had its runs. */
    protected abstract @Nullable Plan nextPlan();

    /** A run other than the profiling ones is over. */
    protected abstract void note(boolean fails);

    /** What a run for a target did, which had no failure. */
    protected void learn(Profile made) {}

    /** Whether there are targets that did not happen. */
    protected abstract boolean hasUnsettled();

    /** Settles all targets that did not happen. */
    protected abstract void settleRest(Outcome outcome);

    /** Makes one run come about. */
    interface Plan extends ProfileObserver {
        /** The ids of the strands that may go on, of those that can; never none. */
        List<Integer> mayGoOn(ChoicePoint point, Profiler profiler);

        /** Whether whoever may go on is chosen at random, and not the current strand first. */
        boolean isRandom();
    }

    private @Nullable Plan plan;

    protected final Criteria criteria() {
        return criteria;
    }

    protected final DirectedOptions options() {
        return options;
    }

    /** The number of the current run, from 1. */
    protected final long run() {
        return run;
    }

    protected final Stage currentStage() {
        return stage;
    }

    protected final boolean isProved() {
        return proved;
    }

    protected final SplittableRandom random() {
        return random;
    }

    // ---- runs

    @Override
    public final boolean nextRun(@Nullable RunResult previous) {
        if (stage == Stage.PROFILE && run > 0 && run >= options.profiles()) analyse();
        if (stage == Stage.DRIVE && !drive()) stage = hasUnsettled() && options.proof() > 0 ? Stage.PROVE : Stage.OVER;
        if (stage == Stage.PROVE && !prove()) stage = Stage.OVER;
        if (stage == Stage.OVER) return false;
        run++;
        random = new SplittableRandom(seed + run);
        criteria.restart();
        profiler = new Profiler(observer());
        return true;
    }

    private void analyse() {
        InterleavingAnalysis interleavings = InterleavingAnalysis.of(profiles);
        Estimation pairs = Estimation.of(profiles, options.happensBefore());
        criteria.expect(interleavings, pairs);
        predict(interleavings, pairs);
        if (options.profiles() == 0 && run < MOST_PROFILES && !hasUnsettled()) return;
        profiles.clear();
        stage = Stage.DRIVE;
    }

    private boolean drive() {
        plan = nextPlan();
        return plan != null;
    }

    private boolean prove() {
        plan = null;
        if (!hasUnsettled() || proofRuns == options.proof()) {
            settleRest(Outcome.NOT_FORCED);
            return false;
        }
        proofRuns++;
        if (search.nextRun(searched)) return true;
        proved = search.isComplete() && sawAll;
        settleRest(proved && !timesLeftOut ? Outcome.INFEASIBLE : Outcome.NOT_FORCED);
        return false;
    }

    private ProfileObserver observer() {
        recorder = new ProfileRecorder();
        if (stage == Stage.PROVE) return criteria;
        return plan == null ? ProfileObserver.all(criteria, recorder) : ProfileObserver.all(criteria, recorder, plan);
    }

    @Override
    public final RunListener listener() {
        return stage == Stage.PROVE ? Listeners.both(search.listener(), profiler) : profiler;
    }

    @Override
    public final void judged(RunResult result, boolean fails) {
        if (stage == Stage.PROVE) searched = result;
        sawAll &= result.unseen().isEmpty();
        timesLeftOut |= result.timed() && !exploresTimeouts;
        if (result.end() instanceof RunEnd.Pruned) return;
        if (stage == Stage.PROFILE) profiles.add(recorder.profile());
        else note(fails);
        // What a failed run lets expect may need the failure.
        if (stage == Stage.DRIVE && !fails) learn(recorder.profile());
    }

    @Override
    public final Timeouts timeouts(Timeouts asked) {
        exploresTimeouts = asked == Timeouts.EXPLORE;
        return asked;
    }

    // ---- choices

    @Override
    public final boolean seesEveryStep() {
        return stage == Stage.PROVE;
    }

    @Override
    public final void forced(ChoicePoint point) {
        search.forced(point);
    }

    @Override
    public final int choose(ChoicePoint point) {
        if (stage == Stage.PROVE) return search.choose(point);
        if (point.isWithinStep()) return isRandom() ? random.nextInt(point.size()) : point.currentIndex() == 0 ? 1 : 0;
        Plan made = plan;
        if (made == null) return isRandom() ? random.nextInt(point.size()) : Math.max(0, point.currentIndex());
        return point.indexOf(pick(point, made.mayGoOn(point, profiler)));
    }

    /** The first profile is of a run that switches only where it must; others, and repeated plans, leave it to chance. */
    private boolean isRandom() {
        return plan == null ? run > 1 : plan.isRandom();
    }

    private int pick(ChoicePoint point, List<Integer> strands) {
        if (isRandom()) return strands.get(random.nextInt(strands.size()));
        ModelStrand current = point.current();
        return current != null && strands.contains(current.id()) ? current.id() : strands.get(0);
    }

    // ---- results

    @Override
    public Map<String, CoverageFigures> coverage() {
        return criteria.figures();
    }

    @Override
    public final boolean isComplete() {
        return proved;
    }
}
