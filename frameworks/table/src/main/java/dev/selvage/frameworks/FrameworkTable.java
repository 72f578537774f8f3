package dev.selvage.frameworks;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Prints the table of docs/libraries.md. The arguments are the root of the repository, the number of runs (0: only print) and, optionally, the beginnings of the names
 * that are wanted. Results are kept, one file for each framework and JDK, so that JDKs can be tried one after the other.
 */
public final class FrameworkTable {
    private static final ObjectMapper JSON = new ObjectMapper();

    private FrameworkTable() {}

    public static void main(String[] args) throws IOException, InterruptedException {
        Path root = Path.of(args[0]).toAbsolutePath().normalize();
        int runs = Integer.parseInt(args[1]);
        Path results = Files.createDirectories(root.resolve("frameworks/table/target/results"));
        List<String> beginnings = List.of(args).subList(2, args.length);
        boolean asItMust = true;
        if (runs > 0) {
            for (Framework framework : Framework.in(root.resolve("frameworks"), beginnings)) {
                asItMust &= tried(framework, root, results, runs);
            }
        }
        print(Framework.in(root.resolve("frameworks"), List.of()), results);
        System.exit(asItMust ? 0 : 1);
    }

    private static boolean tried(Framework framework, Path root, Path results, int runs)
            throws IOException, InterruptedException {
        int jdk = Runtime.version().feature();
        Path out = root.resolve("frameworks/table/target/jdk-" + jdk);
        Outcome outcome = new Trial(root, out, runs).of(framework);
        JSON.writeValue(file(results, framework, jdk).toFile(), outcome);
        System.err.println(framework.id() + ", JDK " + jdk + ": "
                + (outcome.faults().isEmpty() ? "as it must be" : outcome.faults()));
        return outcome.faults().isEmpty();
    }

    private static Path file(Path results, Framework framework, int jdk) {
        return results.resolve(framework.id() + "-" + jdk + ".json");
    }

    private static void print(List<Framework> frameworks, Path results) throws IOException {
        System.out.println(
                "| framework | version | correct: verdict | runs | runs/s | times longer than bare | steps per run "
                        + "| planted bug: found as | in run | replayed |");
        System.out.println("|---|---|---|---|---|---|---|---|---|---|");
        for (Framework framework : frameworks) {
            List<Outcome> outcomes = new ArrayList<>();
            for (int jdk = 17; jdk < 30; jdk++) {
                Path file = file(results, framework, jdk);
                if (Files.exists(file)) outcomes.add(JSON.readValue(file.toFile(), Outcome.class));
            }
            if (!outcomes.isEmpty()) System.out.println(line(framework, outcomes));
        }
    }

    private static String line(Framework framework, List<Outcome> outcomes) {
        return "| " + framework.label() + " | " + framework.version()
                + " | " + cell(outcomes, outcome -> outcome.correct().verdict())
                + " | " + cell(outcomes, outcome -> "" + outcome.correct().runs())
                + " | " + cell(outcomes, outcome -> rate(outcome.correct().runsPerSecond()))
                + " | " + cell(outcomes, outcome -> outcome.slowdown() == 0 ? "-" : rate(outcome.slowdown()))
                + " | "
                + cell(
                        outcomes,
                        outcome -> String.format("%,d", outcome.correct().stepsPerRun()))
                + " | "
                + cell(
                        outcomes,
                        outcome -> outcome.buggy().exit() == 1
                                ? outcome.buggy().kind()
                                : outcome.buggy().verdict())
                + " | " + cell(outcomes, FrameworkTable::found)
                + " | " + cell(outcomes, outcome -> outcome.replay() == 1 ? "yes" : "no") + " |";
    }

    private static String found(Outcome outcome) {
        if (outcome.buggy().exit() != 1) return "-";
        String strategy = outcome.buggy().strategy();
        return outcome.buggy().firstFailure() + (strategy.equals("random") ? "" : " of " + strategy);
    }

    private static String rate(double figure) {
        return String.format(figure < 10 ? "%.1f" : "%.0f", figure);
    }

    /** The values of all JDKs, once if they are the same. */
    private static String cell(List<Outcome> outcomes, Function<Outcome, String> column) {
        List<String> values = outcomes.stream().map(column).toList();
        if (values.stream().distinct().count() == 1) return values.get(0);
        return values.stream().collect(Collectors.joining(" / "));
    }
}
