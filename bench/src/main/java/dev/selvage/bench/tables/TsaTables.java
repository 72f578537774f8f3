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

/** Tables 2 to 5 of the paper on TSA (ISSTA 2012). */
final class TsaTables {
    private static final List<String> NOISES = List.of("yield", "sleep10", "sleep100");
    private static final List<String> PROBABILITIES = List.of("0.1", "0.2", "0.3", "0.4", "0.5");

    private static final int PERCENT = 100;

    private final Duration time;
    private final int runs;

    /**
     * @param time for each strategy and program
     * @param runs the same
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
        System.out.println("\nAt most " + runs + " runs for each strategy and program.");
        effectiveness();
        efficiency();
        precision();
        heuristic();
    }

    private static String format(String format, Object... values) {
        return String.format(Locale.ROOT, format, values);
    }

    // ---- tables 2 and 3: all variants are run once

    private final Map<Subject, Map<String, PairTrial>> trials = new LinkedHashMap<>();

    private PairTrial trial(Subject subject, String strategy) {
        return trials.computeIfAbsent(subject, unknown -> new LinkedHashMap<>())
                .computeIfAbsent(strategy, name -> PairTrial.of(subject, name, time, runs));
    }

    private List<PairTrial> noise(Subject subject, String kind) {
        return PROBABILITIES.stream()
                .map(probability -> trial(subject, "noise:" + kind + ":" + probability))
                .toList();
    }

    private void effectiveness() {
        System.out.println("\nTable 2: pairs covered: average, least, most over five probabilities\n");
        System.out.println(
                "| program | yield: avg | min | max | sleep10: avg | min | max | sleep100: avg | min | max | tsa |");
        System.out.println("|---|" + "---:|".repeat(10));
        for (Subject subject : subjects()) {
            StringBuilder row = new StringBuilder("| " + subject.name() + " |");
            for (String kind : NOISES) {
                IntSummaryStatistics pairs = noise(subject, kind).stream()
                        .mapToInt(PairTrial::covered)
                        .summaryStatistics();
                row.append(format(" %.1f | %d | %d |", pairs.getAverage(), pairs.getMin(), pairs.getMax()));
            }
            System.out.println(
                    row.append(" ").append(trial(subject, "tsa").covered()).append(" |"));
        }
    }

    private void efficiency() {
        System.out.println(
                "\nTable 3: pairs / seconds when the last new pair was covered; noise with its best probability\n");
        System.out.println("| program | yield | sleep10 | sleep100 | tsa |\n|---|---:|---:|---:|---:|");
        for (Subject subject : subjects()) {
            List<String> cells = new ArrayList<>();
            for (String kind : NOISES) {
                cells.add(noise(subject, kind).stream()
                        .max(Comparator.comparing(PairTrial::covered)
                                .thenComparing(Comparator.comparing(PairTrial::lastGrowth)
                                        .reversed()))
                        .map(PairTrial::cell)
                        .orElse("-"));
            }
            cells.add(trial(subject, "tsa").cell());
            System.out.println("| " + subject.name() + " | " + String.join(" | ", cells) + " |");
        }
    }

    // ---- tables 4 and 5

    private void precision() {
        System.out.println("\nTable 4: estimated and covered pairs\n");
        System.out.println("| program | estimated | covered | false positives | false negatives |");
        System.out.println("|---|---:|---:|---:|---:|");
        for (Subject subject : subjects()) {
            PairTrial tsa = trial(subject, "tsa");
            System.out.println("| " + subject.name() + " | " + tsa.estimated() + " | " + tsa.covered() + " | "
                    + tsa.notCovered() + " | " + tsa.notEstimated() + " |");
        }
    }

    private void heuristic() {
        System.out.println("\nTable 5: pairs / seconds without and with rule 3\n");
        System.out.println("| program | tsa-h | tsa | rule 3, % |\n|---|---:|---:|---:|");
        for (Subject subject : subjects()) {
            System.out.println(
                    "| " + subject.name() + " | " + trial(subject, "tsa-h").cell() + " | "
                            + trial(subject, "tsa").cell() + " | "
                            + format("%.1f", PERCENT * trial(subject, "tsa").rule3()) + " |");
        }
    }
}
