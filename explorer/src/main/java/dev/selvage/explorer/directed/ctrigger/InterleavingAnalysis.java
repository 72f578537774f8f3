package dev.selvage.explorer.directed.ctrigger;

import dev.selvage.explorer.directed.criterion.Interleaving;
import dev.selvage.explorer.directed.criterion.InterleavingCoverage;
import dev.selvage.explorer.directed.profile.Access;
import dev.selvage.explorer.directed.profile.Location;
import dev.selvage.explorer.directed.profile.Profile;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;

/**
 * The first phase of CTrigger: identifies potential unserializable interleavings, prunes those that synchronization makes
 * impossible, and ranks the others, least likely first.
 *
 * <p>Departures from the paper: a target is a triple of instructions and not c alone, so that no p or r of an instruction is
 * left out because another one has been seen; local gaps are similar, so that remote distances decide, when they have the
 * same number of binary digits; runs that were made for targets may add others.
 */
public final class InterleavingAnalysis {
    private final List<Target> targets;
    private final Set<Location> instructions;

    private InterleavingAnalysis(List<Target> targets, Set<Location> instructions) {
        this.targets = targets;
        this.instructions = instructions;
    }

    /** Analyses profiling runs, mostly one. */
    public static InterleavingAnalysis of(List<Profile> profiles) {
        InterleavingCoverage exercised = new InterleavingCoverage();
        Set<Location> instructions = new HashSet<>();
        for (Profile profile : profiles) {
            exercised.restart();
            profile.accesses().forEach(exercised::accessed);
            for (Access access : profile.accesses()) instructions.add(access.location());
        }
        List<Target> targets = Identification.of(profiles).stream()
                .map(candidate -> target(candidate, exercised.covered()))
                .sorted(LEAST_LIKELY_FIRST)
                .toList();
        return new InterleavingAnalysis(targets, instructions);
    }

    /** With what the run lets expect, too, if it has shown or done something for the first time; else the same. */
    public InterleavingAnalysis learning(Profile run, InterleavingCoverage shown) {
        return shown.hasNews() || goesBeyond(run) ? with(run) : this;
    }

    /** Whether the run came to instructions that no run did which was analysed so far. */
    boolean goesBeyond(Profile run) {
        return run.accesses().stream().anyMatch(access -> !instructions.contains(access.location()));
    }

    /** Together with what one more run lets expect; targets that are feasible already are the same as here. */
    InterleavingAnalysis with(Profile run) {
        InterleavingAnalysis more = of(List.of(run));
        Map<Interleaving, Target> all = new TreeMap<>();
        for (Target target : more.targets) all.put(target.interleaving(), target);
        for (Target target : targets) all.merge(target.interleaving(), target, InterleavingAnalysis::firstFeasible);
        Set<Location> executed = new HashSet<>(instructions);
        executed.addAll(more.instructions);
        return new InterleavingAnalysis(
                all.values().stream().sorted(LEAST_LIKELY_FIRST).toList(), executed);
    }

    private static Target firstFeasible(Target later, Target earlier) {
        return earlier.verdict().isPruned() && !later.verdict().isPruned() ? later : earlier;
    }

    // ---- pruning

    private static Target target(Candidate candidate, Set<Interleaving> exercised) {
        Target.Verdict verdict = verdict(candidate, exercised);
        List<Candidate.Meeting> meetings = candidate.meetings(InterleavingAnalysis::isFeasible);
        if (meetings.isEmpty()) meetings = candidate.meetings(any -> true);
        Instance first = meetings.get(0).first();
        return new Target(
                new SuspensionPoints(candidate.interleaving(), first.suspendC(), first.suspendR()),
                candidate.shape(),
                verdict,
                Likelihood.of(meetings),
                first.c().time());
    }

    private static Target.Verdict verdict(Candidate candidate, Set<Interleaving> exercised) {
        if (exercised.contains(candidate.interleaving())) return Target.Verdict.EXERCISED;
        if (candidate.meetings(instance -> !instance.isPrunedByOrder()).isEmpty()) {
            return Target.Verdict.PRUNED_BY_ORDER;
        }
        boolean pruned = candidate.meetings(InterleavingAnalysis::isFeasible).isEmpty();
        return pruned ? Target.Verdict.PRUNED_BY_MUTUAL_EXCLUSION : Target.Verdict.RANKED;
    }

    private static boolean isFeasible(Instance instance) {
        return !instance.isPrunedByOrder() && !instance.isPrunedByMutualExclusion();
    }

    // ---- ranking

    private static final Comparator<Target> LEAST_LIKELY_FIRST = Comparator.comparing(Target::verdict)
            .reversed()
            .thenComparing(target -> Long.SIZE - Long.numberOfLeadingZeros(target.localGap()))
            .thenComparing(Comparator.comparing(Target::remoteDistance).reversed())
            .thenComparing(Target::localGap)
            .thenComparing(Target::interleaving);

    // ---- results

    /** All of them: feasible ones by rank, then those that the run has shown, then the pruned ones. */
    public List<Target> targets() {
        return targets;
    }

    /** The feasible ones that the run has not shown, by rank. */
    public List<Target> ranked() {
        return with(Target.Verdict.RANKED);
    }

    /** The same in the order in which the run came to c. */
    public List<Target> firstCome() {
        return ranked().stream()
                .sorted(Comparator.comparing(Target::firstTime).thenComparing(Target::interleaving))
                .toList();
    }

    public List<Target> with(Target.Verdict verdict) {
        return targets.stream().filter(target -> target.verdict() == verdict).toList();
    }

    /** The instructions of the program that access memory. */
    public int instructions() {
        return instructions.size();
    }

    /** The instructions c of targets that {@code wanted} holds for; in the paper's terms, so many interleavings-C. */
    public Set<Location> current(Predicate<Target> wanted) {
        Set<Location> current = new HashSet<>();
        targets.stream()
                .filter(wanted)
                .forEach(target -> current.add(target.interleaving().c()));
        return current;
    }
}
