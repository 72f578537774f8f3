package dev.selvage.suites;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Explores the test methods of published suites that start threads, one campaign each, and writes a line for each to {@code results.tsv}. What is not clean
 * is run on the bare JVM, too. Tests that have a line are not run again.
 */
public final class Suites {
    private final Path root;
    private final Path work;
    private final int seconds;
    private final int runs;
    private final List<String> wanted;
    private final Path results;
    private final List<String> known;
    private final Map<String, Integer> counts = new TreeMap<>();

    private Suites(List<String> args) throws IOException {
        root = Path.of(args.get(0)).toAbsolutePath();
        work = Path.of(args.get(1)).toAbsolutePath();
        seconds = Integer.parseInt(args.get(2));
        runs = Integer.parseInt(args.get(3));
        wanted = args.subList(4, args.size());
        results = work.resolve("results.tsv");
        known = Files.exists(results) ? Files.readAllLines(results) : List.of();
    }

    /** Takes the root of the repository, the folder for results, seconds and runs of a campaign, and beginnings of names {@code suite:Class.method}. */
    public static void main(String[] args) throws Exception {
        new Suites(Arrays.asList(args)).run();
    }

    private void run() throws IOException, InterruptedException {
        List<Suite> suites = Suite.parse(Files.readAllLines(root.resolve("libraries/suites/list.txt"))).stream()
                .filter(suite -> wanted.isEmpty()
                        || wanted.stream().anyMatch(name -> name.split(":", 2)[0].equals(suite.name())))
                .toList();
        ClassPaths classPaths = new ClassPaths(Files.createDirectories(work));
        classPaths.resolve(suites);
        for (Suite suite : suites) {
            if (classPaths.isKnown(suite)) run(suite, classPaths);
            else System.out.println(suite.title() + ": not found");
        }
        System.out.println(counts);
    }

    private void run(Suite suite, ClassPaths classPaths) throws IOException, InterruptedException {
        String own = root.resolve("libraries/suites/target/classes").toString();
        String classPath = classPaths.of(suite) + File.pathSeparator + own;
        Jvm jvm = new Jvm(suite.options(), work.resolve(suite.name()).resolve("work"));
        Tests tests = new Tests(suite, jvm, classPath);
        List<Test> all = tests.all(classPaths.testJar(suite)).stream()
                .filter(test -> !suite.skipped().containsKey(test.toString()))
                .filter(test -> isWanted(suite.name() + ":" + test))
                .filter(test -> !isKnown(suite, test))
                .toList();
        List<Test> threaded = tests.withThreads(all);
        System.out.println(suite.title() + ": " + threaded.size() + " of " + all.size() + " tests may start threads");
        new Campaigns(root, jvm, classPath, seconds, runs)
                .explore(threaded, (test, outcome) -> record(suite, test, outcome, tests));
    }

    private boolean isWanted(String name) {
        return wanted.isEmpty() || wanted.stream().anyMatch(name::startsWith);
    }

    /** Whether there is a result of an earlier time. */
    private boolean isKnown(Suite suite, Test test) {
        return known.stream().anyMatch(line -> line.startsWith(head(suite, test) + "\t"));
    }

    private static String head(Suite suite, Test test) {
        return String.join(
                "\t", suite.name(), test.toString(), "" + Runtime.version().feature());
    }

    private void record(Suite suite, Test test, Outcome outcome, Tests tests) {
        try {
            boolean isGood = !outcome.hasThreads() || outcome.isClean();
            String line = String.join("\t", head(suite, test), outcome.columns(), isGood ? "" : tests.bare(test));
            Files.writeString(results, line + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
            if (!outcome.hasThreads()) return;
            System.out.println(line);
            counts.merge(outcome.verdict(), 1, Integer::sum);
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
