package dev.selvage.report.console;

import dev.selvage.report.model.CampaignResult;
import dev.selvage.report.model.CampaignResult.CoverageFigures;
import dev.selvage.report.model.CampaignResult.FailureSummary;
import dev.selvage.report.model.ControlAudit;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The last words of a campaign: what it concludes, after how much work, and how far that can be trusted. */
public final class CampaignText {
    private static final int MOST_OUTPUT = 10;

    private final Terminal terminal;
    private final boolean inOneJvm;

    /** @param inOneJvm whether all runs are made in one JVM, so that each may build on those before it */
    public CampaignText(Terminal terminal, boolean inOneJvm) {
        this.terminal = terminal;
        this.inOneJvm = inOneJvm;
    }

    /** The whole text, with a line feed at its end. */
    public String render(CampaignResult result) {
        List<String> lines = new ArrayList<>(verdict(result));
        for (FailureSummary failure : result.failures()) lines.add(failure(failure));
        lines.add(effort(result));
        if (result.engineReason() != null) lines.add(engine(result));
        lines.add("Stopped: " + Printable.line(result.stopReason()));
        result.coverage().forEach((criterion, figures) -> lines.add(coverage(criterion, figures)));
        lines.addAll(control(result));
        return String.join("\n", lines) + "\n";
    }

    private List<String> verdict(CampaignResult result) {
        String runs = count(result.runs(), "run");
        return switch (result.verdict()) {
            case FAILURE ->
                List.of(terminal.bad("Failure found: ")
                        + count(result.failures().size(), "distinct failure") + " in " + runs + ".");
            case NO_FAILURE ->
                clean(
                        result,
                        terminal.good("No failure found") + " in " + runs
                                + ". Schedules that were not run may still fail.");
            case EXHAUSTED ->
                clean(
                        result,
                        terminal.good("No failure exists") + " in the schedules of this input"
                                + (result.control().timeoutsLast() ? " in which time-outs expire last" : "")
                                + ": all were tried, in " + runs + ".");
            case NOT_CONTROLLED ->
                isAllInDoubt(result)
                        ? inDoubt(result.failures())
                        : notControlled(result.control().problems());
        };
    }

    private List<String> notControlled(List<String> problems) {
        if (problems.equals(List.of(ControlAudit.NOTHING_TO_EXPLORE))) return nothingToExplore();
        if (problems.equals(List.of(ControlAudit.ALL_CUT))) return allCut();
        if (problems.equals(List.of(ControlAudit.NO_RUN))) return noRun();
        if (problems.size() == 1 && problems.get(0).startsWith(ControlAudit.WORKER_LOST)) return workerLost();
        return List.of(
                terminal.bad("Not under control: nothing was proved."),
                "The schedule alone did not decide what the program did, or a run could not be brought to its end: neither a failure nor its absence counts.",
                "What to do: see to the problems named below and run again; 'selvage doctor' helps.");
    }

    private List<String> nothingToExplore() {
        return List.of(
                terminal.bad("Nothing to explore: nothing was proved."),
                "The program ended well, but it never had two threads at once.",
                "What to do: see to it that the code under test starts its threads, and in this JVM.");
    }

    private List<String> noRun() {
        return List.of(
                terminal.bad("No run came to its end: nothing was judged."),
                "The campaign was over before its first run was.",
                "What to do: allow more time with --time, as the first run takes longest, above all that of a large framework. If the program goes on for ever by itself, its main has to stop it.");
    }

    private List<String> workerLost() {
        return List.of(
                terminal.bad("A JVM was lost: nothing was proved."),
                "The JVM that made some of the runs is gone, and with it what they came to.",
                "What to do: run without --jobs to see what the program does; one that was killed may need less memory for each JVM, as by SELVAGE_JAVA_OPTS=-Xmx1g.");
    }

    private List<String> allCut() {
        return List.of(
                terminal.bad("No run came to its end: nothing was judged."),
                "Every run was cut at the bound on steps.",
                "What to do: raise the bound with --max-steps; a program that never ends has to be stopped by its test.");
    }

    /** Whether nothing is wrong but that all failures are in doubt. */
    private static boolean isAllInDoubt(CampaignResult result) {
        Set<@Nullable String> doubts = new HashSet<>();
        for (FailureSummary failure : result.failures()) doubts.add(failure.doubt());
        return doubts.containsAll(result.control().problems()) && !doubts.contains(null);
    }

    private List<String> inDoubt(List<FailureSummary> failures) {
        if (failures.stream().allMatch(FailureSummary::cameTooLate)) return tooLate();
        if (failures.stream().allMatch(FailureSummary::isDueToSurroundings)) return surroundings();
        return List.of(
                terminal.bad("Not confirmed: nothing was proved."),
                "The program failed only in a JVM in which other runs had been made before; a fresh JVM did not show it.",
                "What to do: give every run a JVM of its own with --isolation fork (for the strategies random and pos).");
    }

    private List<String> surroundings() {
        return List.of(
                terminal.bad("Not confirmed: nothing was proved."),
                "The program fails on every schedule now, and did not in the first run: what runs do outside the JVM makes it fail.",
                "What to do: have the program begin by putting right what it finds (files that it changes or deletes, a database), or work in a new temporary folder in each run.");
    }

    private List<String> tooLate() {
        return List.of(
                terminal.bad("Failure found, but not confirmed in time: nothing was proved."),
                "The run that failed could not be repeated before the time was over.",
                "What to do: allow more time with --time; the same command finds the same failure in the same run.");
    }

    private List<String> clean(CampaignResult result, String verdict) {
        List<String> lines = new ArrayList<>(List.of(verdict));
        String time = result.control().aboutTimeouts();
        if (!time.isEmpty()) lines.add(time);
        NextStrategy.after(result, inOneJvm).ifPresent(next -> lines.add("What next: " + next));
        return lines;
    }

    private String failure(FailureSummary failure) {
        String where = failure.file() == null ? "" : " " + terminal.symbols().arrow() + " " + failure.file();
        String needs = failure.needs() == null ? "" : " (" + failure.needs() + ")";
        return "  " + Printable.line(failure.kind() + ": " + failure.message() + needs + where);
    }

    private static String effort(CampaignResult result) {
        String first = result.runsToFirstFailure() == null
                ? ""
                : String.format(Locale.ROOT, ", first failure in run %,d", result.runsToFirstFailure());
        return String.format(
                Locale.ROOT,
                "%s in %.1f s (%,.0f runs/s)%s; strategy %s, seed %d, %s engine",
                count(result.runs(), "run"),
                result.seconds(),
                result.runsPerSecond(),
                first,
                Printable.line(result.strategy()),
                result.seed(),
                Printable.line(result.engine()));
    }

    private static String engine(CampaignResult result) {
        return Printable.line("The fiber engine would be faster, but " + result.engineReason());
    }

    private static String coverage(String criterion, CoverageFigures figures) {
        return String.format(
                Locale.ROOT,
                "Coverage of %s: %,d of %,d goals, %,d infeasible",
                Printable.line(criterion),
                figures.covered(),
                figures.total(),
                figures.infeasible());
    }

    private List<String> control(CampaignResult result) {
        ControlAudit control = result.control();
        String size = count(control.threads(), "thread") + ", " + count(control.classesInstrumented(), "class");
        List<String> lines = new ArrayList<>();
        lines.add(
                result.engine().equals(CampaignResult.FREE)
                        ? "Watched, on all cores: " + size
                        : "Under control: " + size + ", " + count(control.decisionPoints(), "decision point"));
        for (String problem : control.problems()) lines.add(terminal.bad("Problem:") + " " + Printable.line(problem));
        for (String warning : control.warnings())
            lines.add(terminal.warning("Warning:") + " " + Printable.line(warning));
        lines.addAll(output(control.output()));
        return lines;
    }

    private static List<String> output(List<String> output) {
        List<String> lines = new ArrayList<>();
        int hidden = Math.max(0, output.size() - MOST_OUTPUT);
        if (!output.isEmpty()) lines.add("The program's last output:");
        for (String line : output.subList(hidden, output.size())) lines.add("  " + Printable.line(line));
        return lines;
    }

    private static String count(long number, String noun) {
        String plural = noun.endsWith("s") ? noun + "es" : noun + "s";
        return String.format(Locale.ROOT, "%,d %s", number, number == 1 ? noun : plural);
    }
}
