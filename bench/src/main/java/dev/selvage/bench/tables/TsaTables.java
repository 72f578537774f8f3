package dev.selvage.bench.tables;

import dev.selvage.bench.programs.tsa.ManyCallsEach;
import dev.selvage.bench.programs.tsa.ObjectCache;
import dev.selvage.bench.programs.tsa.OneCallEach;
import dev.selvage.bench.programs.tsa.PooledObjects;
import dev.selvage.bench.programs.tsa.VirtualFiles;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.DoubleSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToDoubleFunction;

/** Tables 2 to 5 of the paper on TSA (ISSTA 2012). */
final class TsaTables {
    private static final List<String> NOISES = List.of("yield", "sleep10", "sleep100");
    private static final List<String> PROBABILITIES = List.of("0.1", "0.2", "0.3", "0.4", "0.5");

    private static final int PERCENT = 100;

    private final Duration time;
    private final int runs;
    private final int count;

    /**
     * @param time for each trial of a strategy on a program
     * @param runs after which table 2 looks
     * @param count of trials, whose averages are told
     */
    TsaTables(Duration time, int runs, int count) {
        this.time = time;
        this.runs = runs;
        this.count = count;
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

    // ---- tables 2 and 3

    private final Map<Subject, Map<String, PairTrials>> known = new LinkedHashMap<>();

    private PairTrials trials(Subject subject, String strategy) {
        return known.computeIfAbsent(subject, unknown -> new LinkedHashMap<>())
                .computeIfAbsent(strategy, name -> PairTrials.of(subject, name, time, count));
    }

    private List<PairTrials> noise(Subject subject, String kind) {
        return PROBABILITIES.stream()
                .map(probability -> trials(subject, "noise:" + kind + ":" + probability))
                .toList();
    }

    private List<PairTrials> noise(Subject subject) {
        return NOISES.stream().flatMap(kind -> noise(subject, kind).stream()).toList();
    }

    private static double most(List<PairTrials> trials, ToDoubleFunction<PairTrials> covered) {
        return trials.stream().mapToDouble(covered).max().orElse(0);
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
            PairTrials tsa = trials(subject, "tsa");
            double best = most(noise(subject), PairTrials::covered);
            System.out.println(row.append(format(" %.1f | %.1f | %.1f |", tsa.coveredIn(runs), best, tsa.covered())));
            if (tsa.coveredIn(runs) >= most(noise(subject), noise -> noise.coveredIn(runs))) notLess++;
            if (tsa.covered() >= best) notLessInTime++;
        }
        System.out.println("\nAt least as many as the best noise: " + notLess + " of "
                + subjects().size() + " in " + runs + " runs, " + notLessInTime + " in the time.");
    }

    private String cells(List<PairTrials> noise) {
        DoubleSummaryStatistics pairs =
                noise.stream().mapToDouble(trials -> trials.coveredIn(runs)).summaryStatistics();
        return format(" %.1f | %.1f | %.1f |", pairs.getAverage(), pairs.getMin(), pairs.getMax());
    }

    private void efficiency() {
        header(
                "Table 3: pairs / seconds at saturation, noise with its best probability; seconds until as many pairs are covered"
                        + " as the best noise covers in all the time",
                "program | yield | sleep10 | sleep100 | tsa | pairs | by noise | by tsa");
        int saturated = 0;
        int sooner = 0;
        for (Subject subject : subjects()) {
            List<String> cells = new ArrayList<>();
            for (String kind : NOISES) cells.add(best(noise(subject, kind)).cell());
            PairTrials tsa = trials(subject, "tsa");
            double goal = most(noise(subject), PairTrials::covered);
            double byNoise = noise(subject).stream()
                    .mapToDouble(noise -> noise.secondsTo(goal))
                    .min()
                    .orElse(0);
            System.out.println("| " + subject.name() + " | " + String.join(" | ", cells) + " | " + tsa.cell() + " | "
                    + format("%.1f | %.2f", goal, byNoise) + " | " + seconds(tsa.secondsTo(goal)) + " |");
            double byBest = best(noise(subject)).saturation().seconds();
            if (tsa.saturation().seconds() < byBest) saturated++;
            if (tsa.secondsTo(goal) < byNoise) sooner++;
        }
        System.out.println("\nSaturated sooner than the noise that covers most by then: " + saturated + " of "
                + subjects().size() + "; as many as the best noise ever covers, and sooner: " + sooner + ".");
    }

    private static String seconds(double seconds) {
        return Double.isInfinite(seconds) ? "-" : format("%.2f", seconds);
    }

    /** The one that covers most when it is saturated; of several, the one that is so first. */
    private static PairTrials best(List<PairTrials> noise) {
        Comparator<PairTrials> covered =
                Comparator.comparing(trials -> trials.saturation().covered());
        Comparator<PairTrials> late =
                Comparator.comparing(trials -> trials.saturation().seconds());
        return noise.stream().max(covered.thenComparing(late.reversed())).orElseThrow();
    }

    // ---- tables 4 and 5

    private void precision() {
        header(
                "Table 4: estimated and covered pairs",
                "program | estimated | covered | false positives | false negatives");
        for (Subject subject : subjects()) {
            PairTrials tsa = trials(subject, "tsa");
            System.out.println(format(
                    "| %s | %.1f | %.1f | %.1f | %.1f |",
                    subject.name(),
                    tsa.average(PairTrial::estimated),
                    tsa.covered(),
                    tsa.average(PairTrial::notCovered),
                    tsa.average(PairTrial::notEstimated)));
        }
    }

    private void heuristic() {
        header("Table 5: pairs / seconds at saturation without and with rule 3", "program | tsa-h | tsa | rule 3, %");
        for (Subject subject : subjects()) {
            PairTrials tsa = trials(subject, "tsa");
            System.out.println(
                    "| " + subject.name() + " | " + trials(subject, "tsa-h").cell() + " | " + tsa.cell() + " | "
                            + format("%.1f", PERCENT * tsa.average(PairTrial::rule3)) + " |");
        }
    }
}
