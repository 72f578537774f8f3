package dev.selvage.librarytests;

import dev.selvage.librarytests.LibraryProgram.Outcome;
import dev.selvage.report.model.CampaignResult;
import dev.selvage.report.model.FailureReport;
import java.time.Duration;
import java.util.Locale;

/** Runs all programs many times and prints a line of {@code docs/libraries.md} for each. */
public final class LibraryTable {
    private LibraryTable() {}

    /** Takes the number of runs and, if only some libraries are wanted, the beginnings of their names. */
    public static void main(String[] args) {
        long runs = Long.parseLong(args[0]);
        System.out.println("| library | program | runs | runs/s | steps per run | verdict |");
        System.out.println("|---|---|---|---|---|---|");
        LibraryProgram.all().filter(program -> isWanted(program, args)).forEach(program -> {
            Outcome outcome = program.explore(runs, Duration.ofMinutes(10));
            System.out.println(line(program, outcome.result()));
            outcome.result().control().problems().forEach(System.err::println);
            for (FailureReport failure : outcome.failures()) System.err.println(failure);
        });
    }

    private static boolean isWanted(LibraryProgram program, String[] args) {
        for (int i = 1; i < args.length; i++) {
            if (program.toString().startsWith(args[i])) return true;
        }
        return args.length == 1;
    }

    private static String line(LibraryProgram program, CampaignResult result) {
        String warnings = result.control().warnings().isEmpty()
                ? ""
                : " " + result.control().warnings();
        return String.format(
                Locale.ROOT,
                "| %s | `%s` | %,d | %,.0f | %,d | %s%s |",
                program.library(),
                program.name(),
                result.runs(),
                result.runsPerSecond(),
                result.steps() / Math.max(1, result.runs()),
                result.verdict().word(),
                warnings);
    }
}
