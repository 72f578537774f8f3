package dev.selvage.explorer.strategy.directed;

import dev.selvage.engine.model.ChoicePoint;
import dev.selvage.engine.model.ModelStrand;
import dev.selvage.explorer.directed.Outcome;
import dev.selvage.explorer.directed.criterion.SyncPair;
import dev.selvage.explorer.directed.ctrigger.InterleavingAnalysis;
import dev.selvage.explorer.directed.measure.Criteria;
import dev.selvage.explorer.directed.profile.Location;
import dev.selvage.explorer.directed.profile.LockAction;
import dev.selvage.explorer.directed.profile.Profiler;
import dev.selvage.explorer.directed.profile.Upcoming;
import dev.selvage.explorer.directed.tsa.Action;
import dev.selvage.explorer.directed.tsa.Estimation;
import dev.selvage.explorer.directed.tsa.PairPlan;
import dev.selvage.explorer.directed.tsa.PairReport;
import dev.selvage.explorer.directed.tsa.PairTarget;
import dev.selvage.explorer.directed.tsa.Requirements;
import dev.selvage.explorer.directed.tsa.SchedulingController;
import dev.selvage.report.model.CampaignResult.CoverageFigures;
import dev.selvage.report.model.TargetsReport;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * TSA under control: estimates synchronization pairs from a run and schedules threads so that uncovered ones come about, first
 * many in a run by its algorithm, then those that are left one by one.
 *
 * <p>After S. Hong, J. Ahn, S. Park, M. Kim, M. Harrold: Testing concurrent programs to achieve high synchronization coverage
 * (ISSTA 2012). Departures: the algorithm has had its chance after so many runs in a row without a new pair; the plan for
 * a single pair and the search for what it cannot bring about are not in the paper.
 */
public final class ControlledTsaStrategy extends ControlledDirectedStrategy {
    public static final String ID = "tsa:controlled";
    public static final String ID_WITHOUT_HEURISTIC = "tsa-h:controlled";

    /** Runs in a row without a new pair after which the algorithm is not asked again. */
    private static final int PATIENCE = 10;

    private static final Location ELSEWHERE = Location.named("elsewhere");

    private final boolean heuristic;
    private List<PairTarget> targets = List.of();
    private Requirements uncovered = new Requirements(List.of());
    private int fruitless;
    private int next;
    private int attempt;

    public ControlledTsaStrategy(long seed, TsaOptions options, boolean heuristic) {
        super(seed, options);
        this.heuristic = heuristic;
    }

    @Override
    public String id() {
        return heuristic ? ID : ID_WITHOUT_HEURISTIC;
    }

    @Override
    protected void predict(InterleavingAnalysis interleavings, Estimation pairs) {
        List<PairTarget> estimated = new ArrayList<>();
        for (SyncPair pair : pairs.all()) {
            estimated.add(new PairTarget(pair, criteria().pairs().hong().contains(pair)));
        }
        targets = List.copyOf(estimated);
        uncovered = new Requirements(targets.stream()
                .filter(PairTarget::isUnsettled)
                .map(PairTarget::pair)
                .toList());
    }

    // ---- plans

    @Override
    @Nullable
    protected Plan nextPlan() {
        if (uncovered.pairs().isEmpty()) return null;
        if (fruitless < PATIENCE) return new Scheduling();
        while (next < targets.size() && isDone(targets.get(next))) {
            next++;
            attempt = 0;
        }
        return next < targets.size() ? new Forcing(targets.get(next).pair(), attempt++ > 0) : null;
    }

    private boolean isDone(PairTarget target) {
        if (!target.isUnsettled() || target.outcome() == Outcome.NOT_FORCED) return true;
        if (attempt < options().attempts()) return false;
        target.settle(Outcome.NOT_FORCED, run());
        return true;
    }

    /** Algorithm 1 on the strands of a run. */
    private final class Scheduling implements Plan {
        private final SchedulingController controller =
                new SchedulingController(uncovered, heuristic, actions -> random().nextInt(actions.size()));

        @Override
        public void locked(LockAction action) {
            controller.executed(action.lock(), action.location());
        }

        @Override
        public List<Integer> mayGoOn(ChoicePoint point, Profiler profiler) {
            return List.of(controller.schedule(actions(point, profiler)).thread());
        }

        @Override
        public boolean isRandom() {
            return true;
        }
    }

    /** The plan for one pair. */
    private final class Forcing implements Plan {
        private final PairPlan plan;
        private final boolean random;

        Forcing(SyncPair pair, boolean random) {
            this.plan = new PairPlan(pair, options().suspensions());
            this.random = random;
        }

        @Override
        public void locked(LockAction action) {
            plan.locked(action);
        }

        @Override
        public List<Integer> mayGoOn(ChoicePoint point, Profiler profiler) {
            return plan.mayGoOn(actions(point, profiler)).stream()
                    .map(Action::thread)
                    .toList();
        }

        @Override
        public boolean isRandom() {
            return random;
        }
    }

    /** What the strands can do; a call that would only wait for its lock is left out where others go on. */
    private static List<Action> actions(ChoicePoint point, Profiler profiler) {
        List<Action> free = new ArrayList<>();
        List<Action> blocked = new ArrayList<>();
        for (int i = 0; i < point.size(); i++) {
            ModelStrand strand = point.option(i);
            Upcoming upcoming = profiler.next(strand);
            if (upcoming == null || !upcoming.isLock()) {
                free.add(Action.other(strand.id(), upcoming == null ? ELSEWHERE : upcoming.location()));
                continue;
            }
            boolean waits = profiler.isHeldByOther(strand.id(), upcoming.object());
            (waits ? blocked : free).add(Action.lock(strand.id(), upcoming.object(), upcoming.location()));
        }
        return free.isEmpty() ? blocked : free;
    }

    // ---- outcomes

    @Override
    protected void note(boolean fails) {
        boolean fruit = false;
        for (PairTarget target : targets) {
            boolean happened = criteria().pairs().inRun().contains(target.pair());
            if (!happened || !target.isUnsettled()) continue;
            target.settle(fails ? Outcome.EXPOSED : Outcome.BENIGN, run());
            uncovered.remove(target.pair());
            fruit = true;
        }
        fruitless = fruit && fruitless < PATIENCE ? 0 : fruitless + 1;
    }

    @Override
    protected boolean hasUnsettled() {
        return targets.stream().anyMatch(PairTarget::isUnsettled);
    }

    @Override
    protected void settleRest(Outcome outcome) {
        targets.stream().filter(PairTarget::isUnsettled).forEach(target -> target.settle(outcome, run()));
    }

    // ---- results

    public List<PairTarget> allTargets() {
        return targets;
    }

    @Override
    public Optional<TargetsReport> targets() {
        return currentStage() == Stage.PROFILE ? Optional.empty() : Optional.of(PairReport.of(targets, id()));
    }

    @Override
    public Map<String, CoverageFigures> coverage() {
        long infeasible = targets.stream()
                .filter(target -> target.outcome() == Outcome.INFEASIBLE)
                .count();
        Map<String, CoverageFigures> figures = new TreeMap<>(super.coverage());
        figures.computeIfPresent(
                Criteria.SP_HONG, (name, hong) -> new CoverageFigures(hong.covered(), hong.total(), infeasible));
        return figures;
    }

    @Override
    public String guarantee() {
        return PairReport.summary(targets)
                + (isProved() ? "; a schedule of every class of equivalent schedules was run" : "");
    }
}
