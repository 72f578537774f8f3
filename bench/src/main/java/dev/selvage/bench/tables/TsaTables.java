package dev.selvage.bench.tables;

import dev.selvage.bench.programs.tsa.ManyCallsEach;
import dev.selvage.bench.programs.tsa.ObjectCache;
import dev.selvage.bench.programs.tsa.OneCallEach;
import dev.selvage.bench.programs.tsa.PooledObjects;
import dev.selvage.bench.programs.tsa.VirtualFiles;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.IntSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToIntFunction;

/** Tables 2 to 5 of the paper on TSA (ISSTA 2012). */
final class TsaTables {
    private static final List<String> NOISES = List.of("yield", "sleep10", "sleep100");
    private static final List<String> PROBABILITIES = List.of("0.1", "0.2", "0.3", "0.4", "0.5");

    private static final int PERCENT = 100;

    private final Duration time;
    private final int runs;

    /**
     * @param time for each strategy and program
     * @param runs after which table 2 looks
     */
    TsaTables(Duration time, int runs) {
        this.time = time;
        this.runs = runs;
    }

    /** Threads as in the paper. */
    static List<Subject> subjects() {
        return List.of(
                Subject.of("ArrayList1", "", OneCallEach.class, "ArrayList", 26),
                Subject.of("ArrayList2", "", ManyCallsEach.class, "ArrayList", 4),
                Subject.of("HashSet1", "", OneCallEach.class, "HashSet", 21),
                Subject.of("HashSet2", "", ManyCallsEach.class, "HashSet", 3),
                Subject.of("Hashtable1", "", OneCallEach.class, "Hashtable", 5),
                Subject.of("Hashtable2", "", ManyCallsEach.class, "Hashtable", 5),
                Subject.of("LinkedList1", "", OneCallEach.class, "LinkedList", 26),
                Subject.of("LinkedList2", "", ManyCallsEach.class, "LinkedList", 15),
                Subject.of("TreeSet1", "", OneCallEach.class, "TreeSet", 21),
                Subject.of("TreeSet2", "", ManyCallsEach.class, "TreeSet", 3),
                Subject.of("cache", "", ObjectCache.class, 10),
                Subject.of("pool", "", PooledObjects.class, 10),
                Subject.of("VFS2", "", VirtualFiles.class, 6));
    }

    void print() {
        effectiveness();
        efficiency();
        precision();
        heuristic();
    }

    private static String format(String format, Object... values) {
        return String.format(Locale.ROOT, format, values);
    }

    private static void header(String title, String columns) {
        System.out.println("\n" + title + "\n\n| " + columns + " |");
        System.out.println("|---|" + "---:|".repeat(columns.split("\\|").length - 1));
    }

    // ---- tables 2 and 3: all variants are run once

    private final Map<Subject, Map<String, PairTrial>> trials = new LinkedHashMap<>();

    private PairTrial trial(Subject subject, String strategy) {
        return trials.computeIfAbsent(subject, unknown -> new LinkedHashMap<>())
                .computeIfAbsent(strategy, name -> PairTrial.of(subject, name, time));
    }

    private List<PairTrial> noise(Subject subject, String kind) {
        return PROBABILITIES.stream()
                .map(probability -> trial(subject, "noise:" + kind + ":" + probability))
                .toList();
    }

    private List<PairTrial> noise(Subject subject) {
        return NOISES.stream().flatMap(kind -> noise(subject, kind).stream()).toList();
    }

    private static int most(List<PairTrial> trials, ToIntFunction<PairTrial> covered) {
        return trials.stream().mapToInt(covered).max().orElse(0);
    }

    private void effectiveness() {
        header(
                "Table 2: pairs covered in " + runs
                        + " runs, or as many as the time allows: average, least, most over five"
                        + " probabilities; and in all the time",
                "program | yield: avg | min | max | sleep10: avg | min | max | sleep100: avg | min | max | tsa"
                        + " | best noise in the time | tsa in the time");
        int notLess = 0;
        int notLessInTime = 0;
        for (Subject subject : subjects()) {
            StringBuilder row = new StringBuilder("| " + subject.name() + " |");
            for (String kind : NOISES) row.append(cells(noise(subject, kind)));
            PairTrial tsa = trial(subject, "tsa");
            int best = most(noise(subject), PairTrial::covered);
            System.out.println(row.append(format(" %d | %d | %d |", tsa.coveredIn(runs), best, tsa.covered())));
            if (tsa.coveredIn(runs) >= most(noise(subject), noise -> noise.coveredIn(runs))) notLess++;
            if (tsa.covered() >= best) notLessInTime++;
        }
        System.out.println("\nAt least as many as the best noise: " + notLess + " of "
                + subjects().size() + " in " + runs + " runs, " + notLessInTime + " in the time.");
    }

    private String cells(List<PairTrial> noise) {
        IntSummaryStatistics pairs =
                noise.stream().mapToInt(trial -> trial.coveredIn(runs)).summaryStatistics();
        return format(" %.1f | %d | %d |", pairs.getAverage(), pairs.getMin(), pairs.getMax());
    }

    private void efficiency() {
        header(
                "Table 3: pairs / seconds at saturation, noise with its best probability; seconds until as many pairs are covered"
                        + " as the best noise covers in all the time",
                "program | yield | sleep10 | sleep100 | tsa | pairs | by noise | by tsa");
        int sooner = 0;
        for (Subject subject : subjects()) {
            List<String> cells = new ArrayList<>();
            for (String kind : NOISES) cells.add(best(noise(subject, kind)).cell(time));
            PairTrial tsa = trial(subject, "tsa");
            int goal = most(noise(subject), PairTrial::covered);
            double byNoise = noise(subject).stream()
                    .mapToDouble(noise -> noise.secondsTo(goal))
                    .min()
                    .orElse(0);
            System.out.println("| " + subject.name() + " | " + String.join(" | ", cells) + " | " + tsa.cell(time)
                    + " | " + goal + " | " + format("%.2f", byNoise) + " | " + seconds(tsa.secondsTo(goal)) + " |");
            if (tsa.secondsTo(goal) < byNoise) sooner++;
        }
        System.out.println("\nAs many as the best noise, and sooner: " + sooner + " of "
                + subjects().size() + ".");
    }

    private static String seconds(double seconds) {
        return Double.isInfinite(seconds) ? "-" : format("%.2f", seconds);
    }

    /** The one that covers most when it is saturated; of several, the one that is so first. */
    private PairTrial best(List<PairTrial> noise) {
        Comparator<PairTrial> covered =
                Comparator.comparing(trial -> trial.saturation(time).covered());
        Comparator<PairTrial> late =
                Comparator.comparing(trial -> trial.saturation(time).seconds());
        return noise.stream().max(covered.thenComparing(late.reversed())).orElseThrow();
    }

    // ---- tables 4 and 5

    private void precision() {
        header(
                "Table 4: estimated and covered pairs",
                "program | estimated | covered | false positives | false negatives");
        for (Subject subject : subjects()) {
            PairTrial tsa = trial(subject, "tsa");
            System.out.println("| " + subject.name() + " | " + tsa.estimated() + " | " + tsa.covered() + " | "
                    + tsa.notCovered() + " | " + tsa.notEstimated() + " |");
        }
    }

    private void heuristic() {
        header("Table 5: pairs / seconds at saturation without and with rule 3", "program | tsa-h | tsa | rule 3, %");
        for (Subject subject : subjects()) {
            System.out.println(
                    "| " + subject.name() + " | " + trial(subject, "tsa-h").cell(time) + " | "
                            + trial(subject, "tsa").cell(time) + " | "
                            + format("%.1f", PERCENT * trial(subject, "tsa").rule3()) + " |");
        }
    }
}
