package dev.selvage.explorer;

import dev.selvage.agent.Untransformed;
import dev.selvage.engine.model.RunEnd;
import dev.selvage.engine.model.RunResult;
import dev.selvage.explorer.program.Program;
import dev.selvage.report.model.ControlAudit;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Keeps account of how much of a campaign was under control. */
final class Audit {
    private final Set<String> problems = new LinkedHashSet<>();
    private final Set<String> external = new TreeSet<>();
    private final Set<String> warnings = new LinkedHashSet<>();
    private long runs;
    private long steps;
    private long switches;
    private long decisions;
    private long cut;
    private int threads;

    void add(RunResult run) {
        runs++;
        steps += run.steps();
        switches += run.switches();
        decisions += run.choices().length;
        threads = Math.max(threads, run.threads());
        if (run.end() instanceof RunEnd.Cut) cut++;
        if (run.end() instanceof RunEnd.Diverged diverged) {
            problem("a run did not repeat an earlier one although its schedule was the same (" + diverged.reason()
                    + "): the program depends on something besides the schedule, such as time, files or hash codes");
        }
        if (run.end() instanceof RunEnd.Lost lost) problem(lost.reason());
        external.addAll(run.external());
        for (String escape : run.escapes()) {
            problem(escape + " cannot be controlled: its steps would not be part of the schedule");
        }
    }

    void problem(String text) {
        problems.add(text);
    }

    void warning(String text) {
        warnings.add(text);
    }

    boolean hasProblems() {
        return !problems.isEmpty();
    }

    long runs() {
        return runs;
    }

    long steps() {
        return steps;
    }

    long switches() {
        return switches;
    }

    /** The account, with the problems that only show at the end. */
    ControlAudit close(Program program, Runner runner) {
        runner.close(this);
        for (String report : Untransformed.reports()) problem(report + "; please report this");
        for (String report : program.untransformed()) problem(report + "; leave it out with --exclude or report it");
        if (runner.leftovers() > 0) {
            problem(runner.leftovers() + " threads could not be ended after their run: they swallow every error");
        }
        if (runs > 0 && decisions == 0 && threads < 2) {
            problem(
                    "there was no point with a choice between threads: the program starts no thread, or not under control");
        }
        return new ControlAudit(
                threads, program.classesInstrumented(), decisions, List.copyOf(problems), warnings(program, runner));
    }

    private List<String> warnings(Program program, Runner runner) {
        List<String> all = new ArrayList<>(Untransformed.warnings());
        all.addAll(program.warnings());
        if (!external.isEmpty()) {
            all.add("threads waited for something outside the program (" + String.join(", ", external)
                    + "): what came from there, and when, is not part of the schedule");
        }
        if (runner.lost() > 0) {
            all.add(runner.lost() + " threads were still waiting outside when their run was over and were left there");
        }
        if (cut > 0) {
            all.add(cut + " of " + runs + " runs were cut at the bound on steps (--max-steps) and not judged");
        }
        all.addAll(warnings);
        return all;
    }
}
