package dev.selvage.explorer.strategy.directed;

import dev.selvage.engine.free.FreeOutcome;
import dev.selvage.engine.free.Interference;
import dev.selvage.engine.free.Recording;
import dev.selvage.engine.model.RunResult;
import dev.selvage.explorer.directed.Outcome;
import dev.selvage.explorer.directed.ctrigger.InterleavingAnalysis;
import dev.selvage.explorer.directed.ctrigger.InterleavingControl;
import dev.selvage.explorer.directed.ctrigger.InterleavingReport;
import dev.selvage.explorer.directed.ctrigger.Target;
import dev.selvage.explorer.directed.measure.Criteria;
import dev.selvage.explorer.directed.profile.FreeProfiler;
import dev.selvage.explorer.directed.profile.Instructions;
import dev.selvage.explorer.directed.profile.Profile;
import dev.selvage.explorer.directed.profile.ProfileObserver;
import dev.selvage.explorer.directed.profile.ProfileRecorder;
import dev.selvage.explorer.directed.tsa.Estimation;
import dev.selvage.explorer.strategy.FreeStrategy;
import dev.selvage.report.model.CampaignResult.CoverageFigures;
import dev.selvage.report.model.TargetsReport;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * CTrigger: profiles a free run, predicts unserializable interleavings, and exercises the unlikely ones in free runs with a few
 * short suspensions.
 *
 * <p>After S. Lu, S. Park, Y. Zhou: Finding atomicity-violation bugs through unserializable interleaving testing (TSE 2012).
 * Departures: a target that did not happen, or was harmless, is tried again with suspensions that are longer and fewer; groups of targets in
 * one run are of a fixed size, and by default of one where there are few targets; a run without a failure that shows an interleaving for the first
 * time, or comes to instructions which no profile has, is a profile as well.
 */
public final class CTriggerStrategy implements FreeStrategy {
    private static final int MOST_PROFILES = 3;
    private static final int FEW_TARGETS = 20;
    private static final int LARGE_GROUP = 5;
    private static final int LONGER = 10;
    private static final int MOST_ESCALATIONS = 2;
    private static final int LEAST_SUSPENSIONS = 5;

    /** No suspension is made longer than this: runs have a limit of time, and must not come to it by suspensions. */
    private static final long LONGEST = TimeUnit.SECONDS.toNanos(1);

    private final CTriggerOptions options;
    private final Instructions instructions = new Instructions();
    private final Criteria criteria = new Criteria();
    private final List<Profile> profiles = new ArrayList<>();
    private final Map<Target, Integer> attempts = new HashMap<>();
    private @Nullable InterleavingAnalysis analysis;
    private List<Target> ranked = List.of();
    private List<Target> group = List.of();
    private @Nullable InterleavingControl control;
    private int escalation;
    private ProfileRecorder recorder = new ProfileRecorder();
    private boolean profiling = true;
    private long run;

    public CTriggerStrategy(CTriggerOptions options) {
        this.options = options;
    }

    @Override
    public String id() {
        return "ctrigger";
    }

    // ---- runs

    @Override
    public boolean nextRun(@Nullable RunResult previous) {
        if (profiling && run > 0 && run >= options.profiles()) analyse();
        if (!profiling && !prepare()) return false;
        run++;
        return true;
    }

    private void analyse() {
        expect(InterleavingAnalysis.of(profiles), profiles);
        if (options.profiles() == 0 && run < MOST_PROFILES && ranked.isEmpty()) return;
        profiles.clear();
        profiling = false;
    }

    private void expect(InterleavingAnalysis known, List<Profile> because) {
        analysis = known;
        ranked = !options.unranked() ? known.ranked() : known.firstCome();
        criteria.expect(known, Estimation.of(because, options.happensBefore()));
    }

    /** Takes the next targets by rank that have attempts left. */
    private boolean prepare() {
        ranked.forEach(this::giveUpInTime);
        group = next(target -> target.outcome() == Outcome.OPEN);
        // What happened by chance, in runs for others, may still fail in one of its own.
        if (group.isEmpty()) group = next(target -> !attempts.containsKey(target));
        // So may what was harmless once: with other values, or in another order, it need not be.
        if (group.isEmpty()) group = next(target -> target.outcome() == Outcome.BENIGN && hasAttemptsLeft(target));
        if (group.isEmpty()) return false;
        group.forEach(target -> attempts.merge(target, 1, Integer::sum));
        escalation = escalationOfGroup();
        control = new InterleavingControl(
                group.stream().map(Target::points).toList(), instructions, expiry(), suspensions());
        return true;
    }

    private List<Target> next(Predicate<Target> wanted) {
        return ranked.stream().filter(wanted).limit(groupSize()).toList();
    }

    private void giveUpInTime(Target target) {
        if (!hasAttemptsLeft(target) && target.outcome() == Outcome.OPEN) target.settle(Outcome.NOT_FORCED, run);
    }

    private boolean hasAttemptsLeft(Target target) {
        return attempts.getOrDefault(target, 0) < options.attempts();
    }

    private int groupSize() {
        if (options.group().isPresent()) return options.group().get();
        return ranked.size() <= FEW_TARGETS ? 1 : LARGE_GROUP;
    }

    /** How often suspensions have been made longer, by the target of the group that was tried most, and has not happened. */
    private int escalationOfGroup() {
        int tried = group.stream()
                .filter(target -> target.outcome() == Outcome.OPEN)
                .mapToInt(target -> attempts.getOrDefault(target, 1))
                .max()
                .orElse(1);
        return Math.min(tried - 1, MOST_ESCALATIONS);
    }

    private long expiry() {
        long first = options.expiry().toNanos();
        return Math.max(first, Math.min(LONGEST, first * (long) Math.pow(LONGER, escalation)));
    }

    private int suspensions() {
        return Math.max(LEAST_SUSPENSIONS, options.suspensions() / (int) Math.pow(LONGER, escalation));
    }

    @Override
    public Interference interference() {
        return control == null ? Interference.NONE : control;
    }

    @Override
    public Recording recording() {
        return Recording.EVERYTHING;
    }

    @Override
    public List<TargetsReport.Control> control() {
        return group.stream()
                .map(target -> InterleavingReport.control(target.points(), expiry(), suspensions()))
                .toList();
    }

    // ---- outcomes

    @Override
    public void onEnd(FreeOutcome outcome) {
        criteria.restart();
        recorder = new ProfileRecorder();
        FreeProfiler.tell(outcome.trace(), instructions, ProfileObserver.all(criteria, recorder));
        if (profiling) profiles.add(recorder.profile());
    }

    @Override
    public void judged(RunResult result, boolean fails) {
        for (Target target : ranked) {
            if (!happened(target, fails)) continue;
            // A failure says something about the targets of its run only.
            if (fails && group.contains(target)) target.settle(Outcome.EXPOSED, run);
            else if (!fails && target.outcome() != Outcome.BENIGN) target.settle(Outcome.BENIGN, run);
        }
        // What a failed run lets expect may need the failure.
        if (!fails && !profiling) learn(recorder.profile());
    }

    private void learn(Profile made) {
        InterleavingAnalysis known = analysis;
        if (known == null) return;
        InterleavingAnalysis more = known.learning(made, criteria.interleavings());
        if (more != known) expect(more, List.of(made));
    }

    private boolean happened(Target target, boolean fails) {
        if (criteria.interleavings().inRun().contains(target.interleaving())) return true;
        return fails && control != null && control.hasHappened(target.points());
    }

    // ---- results

    @Override
    public Optional<TargetsReport> targets() {
        return Optional.ofNullable(analysis).map(known -> InterleavingReport.of(known, id()));
    }

    @Override
    public Map<String, CoverageFigures> coverage() {
        return criteria.figures();
    }

    @Override
    public String stage() {
        return group.isEmpty() ? "" : "target " + InterleavingReport.words(group);
    }

    @Override
    public String guarantee() {
        return InterleavingReport.summary(ranked);
    }
}
