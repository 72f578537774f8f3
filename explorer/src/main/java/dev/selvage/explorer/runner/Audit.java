package dev.selvage.explorer.runner;

import dev.selvage.agent.Untransformed;
import dev.selvage.engine.model.ModelStrand;
import dev.selvage.engine.model.RunEnd;
import dev.selvage.engine.model.RunResult;
import dev.selvage.explorer.program.Program;
import dev.selvage.report.model.RunTally;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.TreeSet;

/** Keeps account of how much of a campaign was under control. One thread counts, and any may look. */
public final class Audit {
    private static final int RUNS_ALONE = 2;

    private final Set<String> problems = new LinkedHashSet<>();
    private final Set<String> external = new TreeSet<>();
    private final Set<String> unseen = new TreeSet<>();
    private final Set<String> warnings = new LinkedHashSet<>();
    private long runs;
    private long steps;
    private long switches;
    private long decisions;
    private long cut;
    private long diverged;
    private String divergence = "";
    private int threads;
    private boolean timed;
    private boolean isIdle;
    private long slow;

    public void add(RunResult run) {
        add(run, false);
    }

    /** @param judged whether the run is known to fail, although it may have been cut */
    public synchronized void add(RunResult run, boolean judged) {
        runs++;
        steps += run.steps();
        switches += run.switches();
        decisions += run.choices().length;
        threads = Math.max(threads, run.threads());
        timed |= run.timed();
        if (isCutAtTheBound(run) && !judged) cut++;
        if (run.end() instanceof RunEnd.Diverged diverged) {
            problem("a run did not repeat an earlier one although its schedule was the same (" + diverged.reason()
                    + "): the program depends on something besides the schedule, such as time, files or hash codes");
        }
        if (run.end() instanceof RunEnd.Stuck && !judged) idle(run);
        if (run.end() instanceof RunEnd.Lost lost) problem(lost.reason());
        external.addAll(run.external());
        unseen.addAll(run.unseen());
        for (String escape : run.escapes()) {
            problem(escape + " cannot be controlled: its steps would not be part of the schedule" + remedy(escape));
        }
    }

    /** What to do about a thread of the JDK that serves the whole JVM. */
    private static String remedy(String escape) {
        if (!escape.contains("'RMI ")) return "";
        return ". Threads of RMI belong to the JVM and live longer than a run: have the program call the remote object itself, without a stub or a registry";
    }

    /** A run is also cut where something is refused that would escape: no bound is to blame for that. */
    private static boolean isCutAtTheBound(RunResult run) {
        return run.end() instanceof RunEnd.Cut && run.escapes().isEmpty();
    }

    /** Nobody is left but threads that wait for work. */
    private void idle(RunResult run) {
        if (isIdle) return;
        isIdle = true;
        run.strands().stream()
                .filter(strand -> strand.phase() != ModelStrand.Phase.FINISHED && !strand.daemon())
                .findFirst()
                .ifPresent(strand -> warning("the program does not end by itself: idle threads, such as '"
                        + strand.name() + "', keep the JVM alive; shut down the pool or timer that they belong to"));
    }

    /** In the last run time could pass though others could go on. */
    public synchronized void slow() {
        slow++;
    }

    /** A run did not repeat an earlier one and is made once more. */
    synchronized void diverged(String reason) {
        diverged++;
        divergence = reason;
    }

    public synchronized void problem(String text) {
        problems.add(text);
    }

    /** Whether none of so many runs, which are all that there were, came to its end. */
    public synchronized boolean areAllCut(int count) {
        return runs == count && cut == count;
    }

    /** Whether the program has shown that it has one thread only: the first run may still have been about what is done once in a JVM. What was cut has not shown it. */
    public synchronized boolean isAlone() {
        return runs == RUNS_ALONE && threads == 1 && cut == 0;
    }

    public synchronized void warning(String text) {
        warnings.add(text);
    }

    public synchronized boolean hasProblems() {
        return !problems.isEmpty();
    }

    public synchronized long runs() {
        return runs;
    }

    /** Whether time has decided an order in any run. */
    public synchronized boolean isTimed() {
        return timed;
    }

    /** What was counted, with what the program and the way of running have to add. */
    public synchronized RunTally tally(Program program, Runner runner) {
        runner.close(this);
        Set<String> allProblems = new LinkedHashSet<>(problems);
        for (String report : Untransformed.reports()) allProblems.add(report + "; please report this");
        for (String report : program.untransformed()) {
            allProblems.add(report + "; leave it out with --exclude or report it");
        }
        if (program.leavesOutAccesses()) unseen.add(Accounts.LEFT_OUT);
        return new RunTally(
                runs,
                steps,
                switches,
                decisions,
                cut,
                threads,
                runner.leftovers(),
                runner.lost(),
                program.classesInstrumented(),
                timed,
                slow,
                external,
                unseen,
                allProblems,
                warnings(program));
    }

    private Set<String> warnings(Program program) {
        Set<String> all = new LinkedHashSet<>(Untransformed.warnings());
        all.addAll(program.warnings());
        if (diverged > 0) {
            all.add(diverged + " times a run did not repeat an earlier one and was made once more (" + divergence
                    + "): the program depends on something besides the schedule");
        }
        all.addAll(warnings);
        return all;
    }
}
