package dev.selvage.explorer.strategy.directed;

import dev.selvage.engine.model.ChoicePoint;
import dev.selvage.engine.model.ModelStrand;
import dev.selvage.explorer.directed.Outcome;
import dev.selvage.explorer.directed.criterion.InterleavingCoverage;
import dev.selvage.explorer.directed.ctrigger.InterleavingAnalysis;
import dev.selvage.explorer.directed.ctrigger.InterleavingPlan;
import dev.selvage.explorer.directed.ctrigger.InterleavingReport;
import dev.selvage.explorer.directed.ctrigger.Target;
import dev.selvage.explorer.directed.measure.Criteria;
import dev.selvage.explorer.directed.profile.Access;
import dev.selvage.explorer.directed.profile.Profile;
import dev.selvage.explorer.directed.profile.Profiler;
import dev.selvage.explorer.directed.profile.Upcoming;
import dev.selvage.explorer.directed.tsa.Estimation;
import dev.selvage.report.model.CampaignResult.CoverageFigures;
import dev.selvage.report.model.TargetsReport;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * CTrigger under control: predicts unserializable interleavings from a run, and brings each about in a run of its own.
 *
 * <p>After S. Lu, S. Park, Y. Zhou: Finding atomicity-violation bugs through unserializable interleaving testing (TSE 2012).
 * Departures: threads take turns, so a suspension lasts as long as anybody else can go on and needs no expiry; a target
 * that did not happen is tried again with chance choices where the plan leaves a choice; a run serves one target; a run
 * without a failure that shows an interleaving for the first time, or comes to instructions which no profile has, is a profile as well.
 */
public final class ControlledCTriggerStrategy extends ControlledDirectedStrategy {
    public static final String ID = "ctrigger:controlled";

    private final boolean unranked;
    private @Nullable InterleavingAnalysis analysis;
    private List<Target> targets = List.of();
    private @Nullable Target current;
    private @Nullable Forcing forcing;
    private final Map<Target, Integer> attempts = new HashMap<>();

    public ControlledCTriggerStrategy(long seed, CTriggerOptions options) {
        super(seed, options);
        this.unranked = options.unranked();
    }

    @Override
    public String id() {
        return ID;
    }

    @Override
    protected void predict(InterleavingAnalysis interleavings, Estimation pairs) {
        analysis = interleavings;
        targets = unranked ? interleavings.firstCome() : interleavings.ranked();
    }

    @Override
    protected void learn(Profile made) {
        InterleavingAnalysis known = analysis;
        if (known == null) return;
        InterleavingAnalysis more = known.learning(made, criteria().interleavings());
        if (more == known) return;
        Estimation pairs = Estimation.of(List.of(made), options().happensBefore());
        criteria().expect(more, pairs);
        predict(more, pairs);
    }

    // ---- one target after the other

    @Override
    @Nullable
    protected Plan nextPlan() {
        targets.forEach(this::giveUpInTime);
        current = first(target -> target.outcome() == Outcome.OPEN);
        // What happened by chance, in runs for others, may still fail in one of its own.
        if (current == null) current = first(target -> !attempts.containsKey(target));
        forcing = current == null ? null : new Forcing(current, attempts.merge(current, 1, Integer::sum) > 1);
        return forcing;
    }

    private @Nullable Target first(Predicate<Target> wanted) {
        return targets.stream().filter(wanted).findFirst().orElse(null);
    }

    private void giveUpInTime(Target target) {
        boolean tried = attempts.getOrDefault(target, 0) >= options().attempts();
        if (tried && target.outcome() == Outcome.OPEN) target.settle(Outcome.NOT_FORCED, run());
    }

    private final class Forcing implements Plan {
        private final InterleavingPlan plan;
        private final boolean random;

        Forcing(Target target, boolean random) {
            this.plan = new InterleavingPlan(target, options().suspensions());
            this.random = random;
        }

        @Override
        public void accessed(Access access) {
            plan.accessed(access);
        }

        @Override
        public List<Integer> mayGoOn(ChoicePoint point, Profiler profiler) {
            Map<Integer, @Nullable Upcoming> options = new LinkedHashMap<>();
            for (int i = 0; i < point.size(); i++) {
                ModelStrand strand = point.option(i);
                options.put(strand.id(), profiler.next(strand));
            }
            return plan.mayGoOn(options);
        }

        @Override
        public boolean isRandom() {
            return random;
        }
    }

    @Override
    protected void note(boolean fails) {
        for (Target target : targets) {
            if (!happened(target, fails)) continue;
            boolean isItsRun = currentStage() == Stage.PROVE || target == current;
            // A failure says something about the target of its run only.
            if (fails && isItsRun) target.settle(Outcome.EXPOSED, run());
            else if (!fails && target.outcome() != Outcome.BENIGN) target.settle(Outcome.BENIGN, run());
        }
    }

    private boolean happened(Target target, boolean fails) {
        if (criteria().interleavings().inRun().contains(target.interleaving())) return true;
        return fails && target == current && forcing != null && forcing.plan.isUnderWay();
    }

    @Override
    protected boolean hasUnsettled() {
        return targets.stream().anyMatch(ControlledCTriggerStrategy::isUnsettled);
    }

    private static boolean isUnsettled(Target target) {
        return target.outcome() == Outcome.OPEN || target.outcome() == Outcome.NOT_FORCED;
    }

    @Override
    protected void settleRest(Outcome outcome) {
        targets.stream()
                .filter(ControlledCTriggerStrategy::isUnsettled)
                .forEach(target -> target.settle(outcome, run()));
    }

    // ---- results

    /** All targets, with what the analysis says of them and what came of them. */
    public List<Target> allTargets() {
        return analysis == null ? List.of() : analysis.targets();
    }

    @Override
    public Optional<TargetsReport> targets() {
        return Optional.ofNullable(analysis).map(known -> InterleavingReport.of(known, id()));
    }

    @Override
    public Map<String, CoverageFigures> coverage() {
        Map<String, CoverageFigures> figures = new TreeMap<>(super.coverage());
        CoverageFigures ui = figures.get(Criteria.UI);
        if (analysis != null && ui != null) {
            figures.put(Criteria.UI, new CoverageFigures(ui.covered(), ui.total(), infeasible(analysis)));
        }
        return figures;
    }

    /** The instructions of which nothing but infeasible interleavings is left. */
    private long infeasible(InterleavingAnalysis known) {
        var impossible = known.current(target -> target.outcome() == Outcome.INFEASIBLE);
        impossible.removeAll(
                known.current(target -> !target.verdict().isPruned() && target.outcome() != Outcome.INFEASIBLE));
        impossible.removeAll(
                InterleavingCoverage.current(criteria().interleavings().covered()));
        return impossible.size();
    }

    @Override
    public String stage() {
        if (currentStage() != Stage.DRIVE || current == null) return "";
        return "target " + (targets.indexOf(current) + 1) + " of " + targets.size() + " (" + current.interleaving()
                + ")";
    }

    @Override
    public String guarantee() {
        return InterleavingReport.summary(targets)
                + (isProved() ? "; a schedule of every class of equivalent schedules was run" : "");
    }
}
