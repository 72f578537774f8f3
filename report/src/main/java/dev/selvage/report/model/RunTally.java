package dev.selvage.report.model;

import java.util.LinkedHashSet;
import java.util.Set;

/**
 * What is counted over runs: sums, maxima and sets that only grow, so that the tallies of several workers can be added up in
 * any order.
 *
 * @param decisions points at which more than one thread could go on
 * @param cut runs that were cut at the bound on steps
 * @param threads the most threads in one run
 * @param leftovers threads that could not be ended after their run
 * @param lost threads that were still outside when their run was over
 * @param classes the most classes of the program that one JVM has rewritten
 * @param timed whether threads slept or waited with a time-out while there were others
 * @param slow runs in which time could pass though others could go on
 * @param external what threads waited for outside the program
 * @param unseen classes of the JDK in whose objects several threads could be at once, without anybody seeing what they do there
 */
public record RunTally(
        long runs,
        long steps,
        long switches,
        long decisions,
        long cut,
        int threads,
        int leftovers,
        int lost,
        int classes,
        boolean timed,
        long slow,
        Set<String> external,
        Set<String> unseen,
        Set<String> problems,
        Set<String> warnings) {

    /** The tally of no runs. */
    public static RunTally none() {
        return new RunTally(0, 0, 0, 0, 0, 0, 0, 0, 0, false, 0, Set.of(), Set.of(), Set.of(), Set.of());
    }

    public RunTally plus(RunTally other) {
        return new RunTally(
                runs + other.runs,
                steps + other.steps,
                switches + other.switches,
                decisions + other.decisions,
                cut + other.cut,
                Math.max(threads, other.threads),
                leftovers + other.leftovers,
                lost + other.lost,
                Math.max(classes, other.classes),
                timed || other.timed,
                slow + other.slow,
                union(external, other.external),
                union(unseen, other.unseen),
                union(problems, other.problems),
                union(warnings, other.warnings));
    }

    public RunTally withProblem(String problem) {
        return with(Set.of(problem), Set.of());
    }

    public RunTally withWarning(String warning) {
        return with(Set.of(), Set.of(warning));
    }

    private RunTally with(Set<String> moreProblems, Set<String> moreWarnings) {
        return new RunTally(
                runs,
                steps,
                switches,
                decisions,
                cut,
                threads,
                leftovers,
                lost,
                classes,
                timed,
                slow,
                external,
                unseen,
                union(problems, moreProblems),
                union(warnings, moreWarnings));
    }

    /** What is met first comes first, so that reports keep their order. */
    private static Set<String> union(Set<String> one, Set<String> other) {
        Set<String> all = new LinkedHashSet<>(one);
        all.addAll(other);
        return all;
    }
}
