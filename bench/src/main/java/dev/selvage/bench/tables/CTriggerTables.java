package dev.selvage.bench.tables;

import dev.selvage.bench.programs.ctrigger.AccessLog;
import dev.selvage.bench.programs.ctrigger.BinaryLog;
import dev.selvage.bench.programs.ctrigger.BlockCompressor;
import dev.selvage.bench.programs.ctrigger.Decomposition;
import dev.selvage.bench.programs.ctrigger.Galaxy;
import dev.selvage.bench.programs.ctrigger.ObjectCache;
import dev.selvage.bench.programs.ctrigger.RangeKeys;
import dev.selvage.bench.programs.ctrigger.ScriptLoader;
import dev.selvage.bench.programs.ctrigger.Transform;
import dev.selvage.explorer.directed.ctrigger.InterleavingAnalysis;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Tables 4, 6, 7 and 8 and figure 11 of the paper on CTrigger (TSE 2012). */
final class CTriggerTables {
    private static final int PERCENT = 100;
    private static final int PROFILES = 5;

    private final Duration time;

    /** @param time for each strategy and program */
    CTriggerTables(Duration time) {
        this.time = time;
    }

    static List<Subject> subjects() {
        return List.of(
                Subject.of("Apache#1", "R-W-R", ObjectCache.class, 4, 6),
                Subject.of("Apache#2", "R-W-W", AccessLog.class, 4, 6),
                Subject.of("MySQL", "W-R-W", BinaryLog.class, 2, 3),
                Subject.of("Mozilla", "W-W-R", ScriptLoader.class, 4),
                Subject.of("PBZIP2", "R-W-R", BlockCompressor.class, 2, 4),
                Subject.of("FFT", "R-W-W", Transform.class, 4),
                Subject.of("LU", "R-W-W", Decomposition.class, 4),
                Subject.of("Barnes", "R-W-W", Galaxy.class, 4),
                Subject.of("Commons Lang", "W-R-W", RangeKeys.class, 4, 6));
    }

    void print() {
        exposing();
        coverage();
        again();
        pruning();
        ranking();
    }

    private static void header(String title, String columns) {
        System.out.println("\n" + title + "\n\n| " + columns + " |");
        System.out.println("|---|" + "---:|".repeat(columns.split("\\|").length - 1));
    }

    private static String format(String format, Object... values) {
        return String.format(Locale.ROOT, format, values);
    }

    // ---- tables 4 and 7

    void exposing() {
        header(
                "Table 4: seconds (runs) until the bug, means over all the time",
                "program | stress | noise:yield:0.3 | noise:sleep10:0.1 | race-directed | ctrigger | sooner than stress | in runs");
        for (Subject subject : subjects()) {
            Exposure stress = Exposure.of(subject, "stress", time);
            Exposure yields = Exposure.of(subject, "noise:yield:0.3", time);
            Exposure sleeps = Exposure.of(subject, "noise:sleep10:0.1", time);
            Exposure races = Exposure.underControl(subject, "race-directed", time);
            Exposure ctrigger = Exposure.of(subject, "ctrigger", time);
            System.out.println("| " + subject.name() + " | " + stress.cell() + " | " + yields.cell() + " | "
                    + sleeps.cell() + " | " + races.cell() + " | " + ctrigger.cell() + " | "
                    + factor(stress, ctrigger, stress.meanSeconds() / ctrigger.meanSeconds()) + " | "
                    + factor(stress, ctrigger, stress.meanRuns() / ctrigger.meanRuns()) + " |");
        }
    }

    private static String factor(Exposure stress, Exposure ctrigger, double factor) {
        if (!ctrigger.found()) return "-";
        return (stress.found() ? "" : "> ") + format("%.1f", factor);
    }

    private void again() {
        // Stress remembers nothing: seeing a bug again takes it as long as the first time.
        header("Table 7: seconds until the exposed bug shows again, mean of 5", "program | ctrigger | runs");
        for (Subject subject : subjects()) {
            Reproduction ctrigger = Reproduction.of(subject, time);
            System.out.println("| " + subject.name() + " | " + ctrigger.cell() + " |");
        }
    }

    // ---- tables 6 and 8

    private void coverage() {
        header(
                "Table 6: unserializable interleavings covered, of the feasible ones",
                "program | feasible | stress | % | ctrigger | % | exposed");
        List<String> open = new ArrayList<>();
        for (Subject subject : subjects()) {
            InterleavingFigures figures = InterleavingFigures.of(subject, small(subject), time);
            figures.open().forEach(words -> open.add(subject.name() + ": " + words));
            System.out.println("| " + subject.name() + " | " + figures.feasible() + " | " + figures.byStress() + " | "
                    + percent(figures.byStress(), figures.feasible()) + " | " + figures.byCTrigger() + " | "
                    + percent(figures.byCTrigger(), figures.feasible()) + " | " + figures.exposed() + " |");
        }
        if (!open.isEmpty()) System.out.println("\nPredicted, but never seen:\n");
        for (String words : open) System.out.println("- " + words);
    }

    /** Arguments that are large enough for any interleaving, and small enough to try all schedules. */
    private static List<String> small(Subject subject) {
        if (subject.program() == ObjectCache.class) return List.of("0", "2", "2");
        List<String> few = subject.program() == BlockCompressor.class ? List.of("1", "2") : List.of("2", "2");
        return few.subList(0, Math.min(few.size(), subject.arguments().size()));
    }

    private static String percent(long part, long whole) {
        return whole == 0 ? "-" : format("%.0f", (double) PERCENT * part / whole);
    }

    private void pruning() {
        header("Table 8: pruning", "program | instructions | potential | feasible | pruned %");
        for (Subject subject : subjects()) {
            InterleavingAnalysis analysis = RankedSearch.profile(subject).analysis();
            int potential = analysis.current(target -> true).size();
            int feasible =
                    analysis.current(target -> !target.verdict().isPruned()).size();
            System.out.println("| " + subject.name() + " | " + analysis.instructions() + " | " + potential + " | "
                    + feasible + " | " + percent(potential - feasible, potential) + " |");
        }
    }

    // ---- figure 11

    private void ranking() {
        header(
                "Figure 11: runs (seconds) until the bug, by rank and first come first served; means over " + PROFILES
                        + " profiles",
                "program | targets | ranked | rank of the bug | first come");
        for (Subject subject : subjects()) {
            List<RankedSearch.Found> byRank = new ArrayList<>();
            List<RankedSearch.Found> firstCome = new ArrayList<>();
            double targets = 0;
            for (int i = 0; i < PROFILES; i++) {
                RankedSearch search = RankedSearch.profile(subject);
                targets += search.analysis().ranked().size();
                byRank.add(search.expose(search.analysis().ranked(), time));
                firstCome.add(search.expose(search.inOrderOfOccurrence(), time));
            }
            System.out.println("| " + subject.name() + " | " + format("%.1f", targets / PROFILES) + " | " + mean(byRank)
                    + " | " + rank(byRank) + " | " + mean(firstCome) + " |");
        }
    }

    private static String mean(List<RankedSearch.Found> searches) {
        long missed = searches.stream().filter(found -> found.position() < 0).count();
        double runs =
                searches.stream().mapToLong(RankedSearch.Found::runs).average().orElse(0);
        double seconds = searches.stream()
                .mapToDouble(RankedSearch.Found::seconds)
                .average()
                .orElse(0);
        return format("%.1f (%.2f)", runs, seconds) + (missed == 0 ? "" : ", " + missed + " NO");
    }

    private static String rank(List<RankedSearch.Found> searches) {
        return searches.stream()
                .filter(found -> found.position() >= 0)
                .mapToInt(found -> found.position() + 1)
                .average()
                .stream()
                .mapToObj(rank -> format("%.1f", rank))
                .findFirst()
                .orElse("-");
    }
}
